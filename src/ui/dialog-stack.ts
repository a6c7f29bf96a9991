/** What the stack needs to know of a dialog, or of any other layer that takes the page, such as the preview. */
export interface DialogLayer {
  /** The later a layer was opened, the higher its number. */
  openedAs: number;
  /** Escape may close it. */
  closable: boolean;
  /** The page behind it must not scroll. */
  lockScroll: boolean;
}

/** The open layers, the newest last. */
export type DialogStack<Layer extends DialogLayer = DialogLayer> = readonly Layer[];

/**
 * Adds a layer at the place of its opening, which need not be the end: of two layers that appear together,
 * React reports the inner one first. A layer that is there already is replaced.
 */
export function withLayer<Layer extends DialogLayer>(stack: DialogStack<Layer>, layer: Layer): DialogStack<Layer> {
  return [...withoutLayer(stack, layer.openedAs), layer].toSorted((one, other) => one.openedAs - other.openedAs);
}

export function withoutLayer<Layer extends DialogLayer>(
  stack: DialogStack<Layer>,
  openedAs: number,
): DialogStack<Layer> {
  return stack.filter((layer) => layer.openedAs !== openedAs);
}

/** The one that Escape closes: the most recently opened that allows it, also below one that does not (P4.50). */
export function layerToClose<Layer extends DialogLayer>(stack: DialogStack<Layer>): Layer | undefined {
  return stack.findLast((layer) => layer.closable);
}

/** Whether the page must hold still (P4.51). */
export function locksScroll(stack: DialogStack): boolean {
  return stack.some((layer) => layer.lockScroll);
}
