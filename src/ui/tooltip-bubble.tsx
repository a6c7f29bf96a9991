import { useLayoutEffect, useRef, type RefObject } from 'react';
import { topLayer } from './open-layers.ts';
import { place } from './place.ts';
import styles from './tooltip-bubble.module.css';

export interface TooltipBubbleProps {
  id: string;
  text: string;
  side: 'above' | 'below';
  control: RefObject<HTMLElement | null>;
  open: boolean;
  /** Time, in ms, that it stays when the pointer leaves it. */
  closeDelay: number;
  onTurn: (open: boolean, after?: number) => void;
}

/** Bubble with the text, beside its control while it is open; closed it is in the page for screen readers alone. */
export function TooltipBubble({ id, text, side, control, open, closeDelay, onTurn }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!open || !element || !control.current) return;
    element.showPopover();
    const size = element.getBoundingClientRect();
    let frame = 0;
    let placed = '';
    // The control may move while the tooltip is open, when something above it comes: it would lie over what it explains.
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const anchor = control.current?.getBoundingClientRect();
      if (!anchor) return;
      const at = `${anchor.left} ${anchor.top} ${anchor.width}`;
      if (at === placed) return;
      placed = at;
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { left, top } = place(anchor, size, view, { side, align: 'center', gap: 6 });
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      element.hidePopover();
    };
  }, [open, control, side, text]);

  // Before the browser draws it: who sees a tooltip can close it.
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!open || !element) return;
    const ends = new AbortController();
    const { signal } = ends;
    // Not React's handlers: their enter event comes before the browser's leave event of the control.
    element.addEventListener('pointerenter', () => onTurn(true), { signal });
    element.addEventListener('pointerleave', () => onTurn(false, closeDelay), { signal });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around closes at the first Escape, not at the second; to the page it says nothing else (WCAG 1.4.13).
      if (!topLayer()) event.preventDefault();
      onTurn(false);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true, signal });
    document.addEventListener('scroll', () => onTurn(false), { capture: true, signal });
    return () => ends.abort();
  }, [open, closeDelay, onTurn]);

  return (
    <span ref={bubble} className={styles.bubble} id={id} role="tooltip" popover="manual">
      {text}
    </span>
  );
}
