import { useEffectEvent, useLayoutEffect } from 'react';
import { readStored, type Stored } from '#lib/storage.ts';
import { topLayer } from './open-layers.ts';

/**
 * Hook: calls back for each key that is the page's: nothing has used it yet, no dialog lies over the page, nobody types, it is no sign
 * that is switched off, and closes no panel. Keys that mean something to a control are for the callback to leave alone; see `isOnPage`.
 * @param over selector of layers over the page whose keys are meant, too
 */
export function usePageKeys(press: (event: KeyboardEvent) => void, over = 'body'): void {
  useKeyDown((event) => {
    const isBehind = topLayer()?.element()?.matches(over) === false;
    const isUsed = event.defaultPrevented || event.isComposing || isBehind || isTyping(event.target);
    if (!isUsed && !isSwitchedOff(event) && !closesPanel(event)) press(event);
  });
}

/**
 * Hook: listener for keys, wherever they are pressed. It is there in the commit that draws its component, so that a key pressed as
 * soon as that shows counts; an effect after drawing may be late by as long as the page is busy.
 * @param options `capture`: it is called before what the key is pressed on
 */
export function useKeyDown(
  press: (event: KeyboardEvent) => void,
  { capture = false }: { capture?: boolean } = {},
): void {
  const onKeyDown = useEffectEvent(press);
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, { capture });
    return () => window.removeEventListener('keydown', listener, { capture });
  }, [capture]);
}

/** Whether a key was pressed while nothing that uses keys has the focus: it is on the page, or at its beginning after a change of page. */
export function isOnPage(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('body, main, h1');
}

/** Whether a key is held with another one that gives it to the browser or the system. */
export function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/**
 * Whether keys that are a sign, such as "/", "?" and "+", do something; on until the customer switches them off: text
 * dictated to a computer may hold such a sign, wherever the focus is (WCAG 2.1.4).
 */
export const storedSignKeys: Stored<boolean> = {
  key: 'signKeys',
  parse: (value) => (typeof value === 'boolean' ? value : undefined),
  store: () => localStorage,
};

export function areSignKeysOn(): boolean {
  return readStored(storedSignKeys) !== false;
}

/** Whether a key is a sign, and the customer has switched those off. Space is none: controls use it, too. */
export function isSwitchedOff(event: KeyboardEvent): boolean {
  return event.key.length === 1 && event.key !== ' ' && !isCommand(event) && !areSignKeysOn();
}

/** Whether the browser closes an open panel with a key that nothing else uses. */
function closesPanel({ key }: KeyboardEvent): boolean {
  return key === 'Escape' && document.querySelector('[popover="auto"]:popover-open') !== null;
}

/** Whether a key belongs to a field or an open menu. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="menu"], [role="listbox"]') !== null)
  );
}
