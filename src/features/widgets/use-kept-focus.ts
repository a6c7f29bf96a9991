import { useLayoutEffect, useRef, type RefObject } from 'react';

interface GroupProps {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Keeps the focus inside a group whose controls change under it: whoever was there goes on at the first of the new ones (X4).
 * @param state what the controls depend on
 */
export function useKeptFocus(state: string): GroupProps {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    // A control that leaves the page leaves the focus to nobody, and says nothing of it.
    if (isInside.current && document.activeElement === document.body) ref.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [state]);
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}
