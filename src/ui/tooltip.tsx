import type { ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isQuietFocus } from './focus.ts';
import { place } from './place.ts';
import styles from './tooltip.module.css';

/** In ms. A pointer that only passes by opens nothing, and one that moves over to the tooltip does not lose it. */
const delay = { open: 350, close: 150 };

export interface TooltipOptions {
  /** The text is the description of the control (and so stays in the page), not a repetition of its name. */
  describes?: boolean;
  side?: 'above' | 'below';
}

export interface Tooltip {
  /** For the control's `aria-describedby`. */
  describedBy: string | undefined;
  /** Goes right behind the control. */
  bubble: ReactNode;
}

/**
 * A short text on hover and on keyboard focus of a control. It can be hovered itself, stays until pointer or focus
 * leaves, and goes on Escape (WCAG 1.4.13). On touch screens a describing one opens on a tap. Without a text:
 * nothing.
 */
export function useTooltip(
  control: RefObject<HTMLElement | null>,
  text: string | undefined,
  { describes = false, side = 'below' }: TooltipOptions = {},
): Tooltip {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useCallback((to: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) setOpen(to);
    else timer.current = setTimeout(() => setOpen(to), after);
  }, []);
  const active = text !== undefined;

  useEffect(() => {
    const element = control.current;
    if (!element || !active) return;
    const ends = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, handle: (event: HTMLElementEventMap[Name]) => void) =>
      element.addEventListener(name, handle, { signal: ends.signal });
    on('pointerenter', (event) => event.pointerType !== 'touch' && turn(true, delay.open));
    on('pointerleave', (event) => event.pointerType !== 'touch' && turn(false, delay.close));
    on('focus', () => element.matches(':focus-visible') && !isQuietFocus() && turn(true));
    on('blur', () => turn(false));
    on('click', () => turn(describes));
    return () => {
      ends.abort();
      turn(false);
    };
  }, [control, active, describes, turn]);

  const shows = active && open;
  return {
    describedBy: active && describes ? id : undefined,
    bubble: active && (describes || shows) && (
      <Bubble id={id} text={text} side={side} control={control} open={shows} onTurn={turn} />
    ),
  };
}

interface BubbleProps {
  id: string;
  text: string;
  side: 'above' | 'below';
  control: RefObject<HTMLElement | null>;
  open: boolean;
  onTurn: (open: boolean, after?: number) => void;
}

function Bubble({ id, text, side, control, open, onTurn }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    const anchor = control.current?.getBoundingClientRect();
    if (!open || !element || !anchor) return;
    element.showPopover();
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = place(anchor, element.getBoundingClientRect(), view, { side, align: 'center', gap: 6 });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    return () => element.hidePopover();
  }, [open, control, side, text]);

  useEffect(() => {
    const element = bubble.current;
    if (!open || !element) return;
    const ends = new AbortController();
    const { signal } = ends;
    // Not React's handlers: React tells of entering before the browser tells the control of leaving.
    element.addEventListener('pointerenter', () => onTurn(true), { signal });
    element.addEventListener('pointerleave', () => onTurn(false, delay.close), { signal });
    const onKeyDown = (event: KeyboardEvent) => {
      // The key goes on: a dialog around closes at the first Escape, not at the second.
      if (event.key === 'Escape') onTurn(false);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true, signal });
    document.addEventListener('scroll', () => onTurn(false), { capture: true, signal });
    return () => ends.abort();
  }, [open, onTurn]);

  return (
    <span ref={bubble} className={styles.bubble} id={id} role="tooltip" popover="manual">
      {text}
    </span>
  );
}
