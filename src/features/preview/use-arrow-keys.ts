import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/** Left and right move through the photos (P2.62), as long as no dialog lies over them and no control has use for the keys. */
export function useArrowKeys(viewer: RefObject<HTMLElement | null>, step: (by: -1 | 1) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const target = event.target instanceof Element ? event.target : undefined;
    const layer = viewer.current?.closest('[role="dialog"]');
    const isElsewhere = target?.closest('[role="dialog"]') !== layer && target !== document.body;
    if (isElsewhere || target?.matches('input, textarea, select, [role="slider"], [role="menuitem"]')) return;
    event.preventDefault();
    step(event.key === 'ArrowLeft' ? -1 : 1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
