import type { ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useId, useState } from 'react';
import { createTimer } from '#lib/timers.ts';
import { isQuietFocus } from './focus.ts';
import { TooltipBubble } from './tooltip-bubble.tsx';

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
