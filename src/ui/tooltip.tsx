import { useCallback, useEffect, useId, useState, type ReactNode, type RefObject } from 'react';
import { lazily } from '#lib/lazily.tsx';
import { createTimer } from '#lib/timers.ts';
import { isQuietFocus } from './focus.ts';

/** Bubble, loaded late: nobody needs it to see the first photos; what describes a control does so meanwhile. */
const tooltipBubble = lazily(() => import('./tooltip-bubble.tsx').then(({ TooltipBubble }) => TooltipBubble), {
  whenMissing: () => {},
  meanwhile: ({ id, text }) => (
    <span id={id} hidden>
      {text}
    </span>
  ),
});

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
      <tooltipBubble.Component
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
