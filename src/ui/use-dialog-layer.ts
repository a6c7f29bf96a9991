import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { catchFocus } from './catch-focus.ts';
import { canTakeFocus, focusQuietly } from './focus.ts';
import { useLeavePage } from './leave-page.ts';
import type { OpenLayer } from './open-layers.ts';
import { announceLayer, putLayer, removeLayer, topLayer } from './open-layers.ts';

export interface DialogLayerOptions {
  /** Called when Escape is meant for this layer. */
  onClose: () => void;
  /** Called when the customer leaves the page; `onClose` unless told otherwise. See: [Note: A dialog belongs to its page] */
  onLeavePage?: () => void;
  /** Escape may close it; true unless told otherwise. */
  closable?: boolean;
  /** The page behind must not scroll; true unless told otherwise. */
  lockScroll?: boolean;
  /** Where focus starts; otherwise at what took it by itself (`autoFocus`), else at the layer's own element. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes when the layer closes and what opened it is gone: the list it stood in, for example. */
  fallbackFocus?: () => HTMLElement | null;
}

/**
 * Registers a dialog, or anything else that takes the page such as the preview, for as long as the component is
 * mounted (P4.50, P4.51, X3). Escape reaches the newest layer that allows it and the page stands still.
 *
 * Put the returned ref on the layer's element (with `tabIndex={-1}`) and the layer also takes focus, keeps Tab
 * inside, also when what has it goes, makes the rest of the page inert, and gives focus back on closing. Without the ref it does none of that.
 */
export function useDialogLayer(options: DialogLayerOptions): RefObject<HTMLDivElement | null> {
  const { closable = true, lockScroll = true } = options;
  const element = useRef<HTMLDivElement>(null);
  // Taken while rendering: once the effects run, `autoFocus` has moved the focus already.
  const [opening] = useState(announceLayer);
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
 * Runs when React has finished the change that closed the layer, so that an opener which the same change took out
 * of the page is seen to be gone, and a place that the screen itself has put focus on is left alone.
 */
function giveFocusBack(own: HTMLElement, openers: OpenLayer['openers'], fallback: () => HTMLElement | null): void {
  const active = document.activeElement;
  const lost = !active || active === document.body || (own.contains(active) && !own.isConnected);
  if (!lost) return;
  const target = [...openers, fallback(), topLayer()?.element()].find(canTakeFocus);
  if (!target) return;
  focusQuietly(target);
  // What the dialog changed may have moved it out of sight; where it is in view, nothing moves.
  target.scrollIntoView({ block: 'nearest' });
}
