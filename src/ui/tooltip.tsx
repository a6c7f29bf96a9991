import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createTimer } from '#lib/timers.ts';
import { isQuietFocus } from './focus.ts';
import { place } from './place.ts';
import styles from './tooltip.module.css';

/**
 * Delays in ms: a passing pointer opens nothing, and one that moves over to the tooltip does not close it. A panel gives the focus
 * back while it is being closed, when browsers refuse to open anything.
 */
const delay = { open: 350, close: 150, focus: 1 };

export interface TooltipOptions {
  /** The text is the description of the control (and so stays in the page), not a repetition of its name. */
  describes?: boolean;
  side?: 'above' | 'below';
}

export interface Tooltip {
  /** For the control's `aria-describedby`. */
  describedBy: string | undefined;
  /** To be rendered right behind the control. */
  bubble: ReactNode;
}

/**
 * Hook: a short text on hover and on keyboard focus of a control; none without a text. It can be hovered itself, stays until
 * pointer or focus leaves, and closes on Escape (WCAG 1.4.13). On touch screens a describing one opens on a tap.
 */
export function useTooltip(
  control: RefObject<HTMLElement | null>,
  text: string | undefined,
  { describes = false, side = 'below' }: TooltipOptions = {},
): Tooltip {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [timer] = useState(createTimer);
  const turn = useCallback(
    (to: boolean, after = 0) => {
      timer.stop();
      if (after === 0) setOpen(to);
      else timer.start(after, () => setOpen(to));
    },
    [timer],
  );
  const active = text !== undefined;

  useEffect(() => {
    const element = control.current;
    if (!element || !active) return;
    const ends = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, handle, { signal: ends.signal });
    on('pointerenter', (event) => event.pointerType !== 'touch' && turn(true, delay.open));
    on('pointerleave', (event) => event.pointerType !== 'touch' && turn(false, delay.close));
    on('focus', () => element.matches(':focus-visible') && !isQuietFocus() && turn(true, delay.focus));
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
      <TooltipBubble
        id={id}
        text={text}
        side={side}
        control={control}
        open={shows}
        closeDelay={delay.close}
        onTurn={turn}
      />
    ),
  };
}

export interface TooltipBubbleProps {
  id: string;
  text: string;
  side: 'above' | 'below';
  control: RefObject<HTMLElement | null>;
  open: boolean;
  /** How long it stays when the pointer leaves it, in ms. */
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

  useEffect(() => {
    const element = bubble.current;
    if (!open || !element) return;
    const ends = new AbortController();
    const { signal } = ends;
    // Not React's handlers: their enter event comes before the browser's leave event of the control.
    element.addEventListener('pointerenter', () => onTurn(true), { signal });
    element.addEventListener('pointerleave', () => onTurn(false, closeDelay), { signal });
    const onKeyDown = (event: KeyboardEvent) => {
      // The key goes on: a dialog around closes at the first Escape, not at the second.
      if (event.key === 'Escape') onTurn(false);
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
