import { useLayoutEffect, useRef, type RefObject } from 'react';

interface GroupProps<Group extends HTMLElement> {
  ref: RefObject<Group | null>;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Keeps the focus inside a group whose controls change under it: whoever was there goes on at its first link, or button (X4).
 * @param state what the controls depend on
 */
export function useKeptFocus<Group extends HTMLElement = HTMLDivElement>(state: string): GroupProps<Group> {
  const ref = useRef<Group>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    // A control that leaves the page leaves the focus to nobody, and says nothing of it.
    if (!isInside.current || document.activeElement !== document.body) return;
    (ref.current?.querySelector('a') ?? ref.current?.querySelector('button'))?.focus();
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
