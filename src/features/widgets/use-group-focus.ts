import { type RefObject, useLayoutEffect, useRef } from 'react';

interface GroupProps<Group extends HTMLElement> {
  ref: RefObject<Group | null>;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Hook: keeps the focus inside a group whose controls change: from a control that has gone it moves to the first link, or button (X4).
 * @param state what the controls depend on
 */
export function useGroupFocus<Group extends HTMLElement = HTMLDivElement>(state: string): GroupProps<Group> {
  const ref = useRef<Group>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    // A control that leaves the page moves the focus to the body, without a blur event.
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
