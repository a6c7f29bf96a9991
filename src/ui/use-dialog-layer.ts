import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { canTakeFocus, catchFocus, focusQuietly } from './focus.ts';
import { useLeavePage } from './leave-page.ts';
import { putLayer, removeLayer, reserveLayer } from './dialog-stack.ts';
import { type OpenLayer, topLayer } from './open-layers.ts';

export interface DialogLayerOptions {
  /** Called when Escape is pressed and no newer layer takes it. */
  onClose: () => void;
  /** Called when the customer leaves the page; `onClose` by default. See: [Note: A dialog belongs to its page] */
  onLeavePage?: () => void;
  /** Escape may close it; true by default. */
  closable?: boolean;
  /** The page behind must not scroll; true by default. */
  lockScroll?: boolean;
  /** Element that gets the focus first; otherwise the one with `autoFocus`, else the layer's own element. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Element that gets the focus when the layer closes and what opened it is gone: the list around it, for example. */
  fallbackFocus?: () => HTMLElement | null;
}

/**
 * Hook: registers a dialog, or anything else that covers the page such as the preview, while the component is mounted. Escape
 * reaches the newest layer that allows it (P4.50) and the page does not scroll (P4.51).
 *
 * With the returned ref on its element (and `tabIndex={-1}`) the layer also takes focus, keeps Tab inside, makes the rest of the
 * page inert, and returns focus on closing (X3). Without the ref it does none of that.
 */
export function useDialogLayer(options: DialogLayerOptions): RefObject<HTMLDivElement | null> {
  const { closable = true, lockScroll = true } = options;
  const element = useRef<HTMLDivElement>(null);
  // Captured while rendering: once the effects run, `autoFocus` has moved the focus already.
  const [opening] = useState(reserveLayer);
  const close = useEffectEvent(() => options.onClose());
  const start = useEffectEvent(() => options.initialFocus?.current);
  useLeavePage(options.onLeavePage ?? options.onClose);
  const fallback = useEffectEvent(() => options.fallbackFocus?.() ?? null);

  useLayoutEffect(() => {
    putLayer({ ...opening, closable, lockScroll, close, element: () => element.current });
  }, [opening, closable, lockScroll]);

  useLayoutEffect(() => {
    const own = element.current;
    if (own && topLayer()?.openedAs === opening.openedAs) {
      const first = start() ?? (own.contains(document.activeElement) ? null : own);
      first?.focus({ preventScroll: true });
    }
    const release = own && catchFocus(own, () => (topLayer()?.openedAs === opening.openedAs ? own : null));
    return () => {
      release?.();
      removeLayer(opening.openedAs);
      if (own) queueMicrotask(() => giveFocusBack(own, opening.openers, fallback));
    };
  }, [opening]);

  return element;
}

/**
 * Returns focus when a layer has closed. Runs after React has committed that change: an opener that it removed is skipped, and
 * focus that the screen has set itself stays.
 */
function giveFocusBack(own: HTMLElement, openers: OpenLayer['openers'], fallback: () => HTMLElement | null): void {
  const active = document.activeElement;
  const lost = !active || active === document.body || (own.contains(active) && !own.isConnected);
  if (!lost) return;
  const top = topLayer()?.element();
  // What lies under another layer is about to be inert.
  const target = [...openers, fallback(), top].find((one) => canTakeFocus(one) && (!top || top.contains(one)));
  if (!target) return;
  focusQuietly(target);
  // The dialog's changes may have moved it out of sight.
  target.scrollIntoView({ block: 'nearest' });
}
