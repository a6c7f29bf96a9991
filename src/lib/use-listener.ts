import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hook: listener for an event of an element and of all within, for as long as the component is there: from the commit that draws it,
 * so that a press on what shows is never early.
 * @param options `capture`: it is called before the listeners of the elements within
 */
export function useListener<Name extends keyof HTMLElementEventMap>(
  element: RefObject<HTMLElement | null>,
  name: Name,
  handle: (event: HTMLElementEventMap[Name]) => void,
  { capture = false }: { capture?: boolean } = {},
): void {
  const onEvent = useEffectEvent(handle);
  useLayoutEffect(() => {
    const listener = (event: HTMLElementEventMap[Name]) => onEvent(event);
    const own = element.current;
    own?.addEventListener(name, listener, { capture });
    return () => own?.removeEventListener(name, listener, { capture });
  }, [element, name, capture]);
}
