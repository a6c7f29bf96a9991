import { nextFrame } from '#lib/timers.ts';
import { tabbables } from './focus.ts';
import {
  aboveDialogs,
  type DialogLayer,
  type DialogStack,
  type OpenLayer,
  openLayers,
  setOpenLayers,
  topLayer,
} from './open-layers.ts';

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

/** The layer that Escape closes: the newest that allows it, also below one that does not (P4.50). */
export function layerToClose<Layer extends DialogLayer>(stack: DialogStack<Layer>): Layer | undefined {
  return stack.findLast((layer) => layer.closable);
}

/** Whether the page must not scroll (P4.51). */
export function locksScroll(stack: DialogStack): boolean {
  return stack.some((layer) => layer.lockScroll);
}

/*
 * Native `<dialog>` would make everything around it inert, the toasts too, and browsers close it on a second
 * Escape whether it allows that or not. So the kit keeps its own stack and makes the background inert itself.
 */
let opened = 0;
let isolated: { element: HTMLElement; undo: () => void } | undefined;

/** Reserves the number of a layer that is about to open, with the elements to return focus to. */
export function reserveLayer(): Pick<OpenLayer, 'openedAs' | 'openers'> {
  const active = typeof document === 'undefined' ? null : document.activeElement;
  const below =
    active instanceof HTMLElement ? openLayers().findLast((layer) => layer.element()?.contains(active)) : undefined;
  // The layer that the opener stands in may be closed by the same click; then its own opener is the next best.
  const openers = active instanceof HTMLElement && active !== document.body ? [active, ...(below?.openers ?? [])] : [];
  opened += 1;
  return { openedAs: opened, openers };
}

/** Adds a layer or, called again for the same opening, changes it. */
export function putLayer(layer: OpenLayer): void {
  if (openLayers().length === 0) document.addEventListener('keydown', onKeyDown);
  setOpenLayers(withLayer(openLayers(), layer));
  apply();
}

export function removeLayer(openedAs: number): void {
  setOpenLayers(withoutLayer(openLayers(), openedAs));
  if (openLayers().length === 0) document.removeEventListener('keydown', onKeyDown);
  apply();
}

function apply(): void {
  setScrollLock(locksScroll(openLayers()));
  const element = topLayer()?.element() ?? undefined;
  if (element === isolated?.element) return;
  isolated?.undo();
  isolated = element && { element, undo: isolateOnceDrawn(element) };
}

/**
 * Makes the page inert two frames later. All that becomes inert is styled anew, which on a full page takes longer than
 * the layer itself: it is to be seen first, and a picture in it needs a frame more to be decoded (F8, F11). Until then
 * the layer lies over the page, and Tab is kept inside.
 */
function isolateOnceDrawn(element: HTMLElement): () => void {
  let isOver = false;
  let undo: (() => void) | undefined;
  void nextFrame()
    .then(nextFrame)
    .then(() => {
      if (!isOver) undo = isolate(element);
    });
  return () => {
    isOver = true;
    undo?.();
  };
}

function onKeyDown(event: KeyboardEvent): void {
  // A menu or a tooltip inside the layer has had its use for the key; so has an input method.
  if (event.defaultPrevented || event.isComposing) return;
  if (event.key === 'Escape') {
    const layer = layerToClose(openLayers());
    if (!layer) return;
    event.preventDefault();
    layer.close();
  } else if (event.key === 'Tab') {
    cycle(event);
  }
}

/** Keeps Tab inside the newest layer, in a circle. */
function cycle(event: KeyboardEvent): void {
  const element = topLayer()?.element();
  const active = document.activeElement;
  if (!element || active?.closest(`[${aboveDialogs}]`)) return;
  const stops = tabbables(element);
  const [edge, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const leaves = !start || active === edge || !element.contains(active) || (event.shiftKey && active === element);
  if (!leaves) return;
  event.preventDefault();
  (start ?? element).focus();
}

/**
 * Makes everything but one element inert, except elements marked with `aboveDialogs`.
 * @returns undoes it; what was inert before stays so
 */
function isolate(element: HTMLElement): () => void {
  const { body } = element.ownerDocument;
  const exempt = [element, ...body.querySelectorAll<HTMLElement>(`[${aboveDialogs}]`)];
  const made: HTMLElement[] = [];

  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement) || child.inert || exempt.includes(child)) continue;
      if (exempt.some((one) => child.contains(one))) {
        visit(child);
      } else {
        child.inert = true;
        made.push(child);
      }
    }
  };
  visit(body);

  return () => {
    for (const one of made) one.inert = false;
  };
}

/**
 * Holds the page still, or lets it go (P4.51). Nothing shifts: where a scroll bar took room, its gutter stays.
 * The styles stand in base.css.
 */
function setScrollLock(locked: boolean): void {
  const root = document.documentElement;
  if (!locked) {
    delete root.dataset.scrollLock;
  } else if (root.dataset.scrollLock === undefined) {
    root.dataset.scrollLock = window.innerWidth > root.clientWidth ? 'gutter' : 'plain';
  }
}
