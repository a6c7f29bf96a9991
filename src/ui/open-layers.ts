/** Entry of the stack: a dialog, or any other layer that covers the page, such as the preview. */
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

/** A layer of the page with what is needed to drive it. */
export interface OpenLayer extends DialogLayer {
  close: () => void;
  /** The element that holds the layer; none for one that wants Escape and the scroll lock alone. */
  element: () => HTMLElement | null;
  /** Elements that get the focus when the layer is gone, the best one first. */
  openers: readonly HTMLElement[];
}

/** Only what the first screen needs of the stack stands here: no dialog is open on it (F1). */
let stack: DialogStack<OpenLayer> = [];

export function openLayers(): DialogStack<OpenLayer> {
  return stack;
}

export function setOpenLayers(next: DialogStack<OpenLayer>): void {
  stack = next;
}

/** The newest layer that has an element. */
export function topLayer(): OpenLayer | undefined {
  return stack.findLast((layer) => layer.element());
}

/** Attribute of elements that stay usable over every dialog, such as the toasts. */
export const aboveDialogs = 'data-above-dialogs';
