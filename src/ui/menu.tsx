import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { focusQuietly } from './focus.ts';
import { indexAfterKey, indexAfterTyping } from './menu-keys.ts';
import type { MenuEntry } from './menu-entries.tsx';
import { MenuEntries } from './menu-entries.tsx';
import styles from './menu.module.css';
import { place } from './place.ts';

/** After this many ms a typed letter begins a new word. */
const typingPause = 600;

export interface MenuButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** What the menu is called; usually what its button says. */
  label: string;
  entries: readonly MenuEntry[];
  /** Draws the button, with the given properties on it. */
  renderButton: (props: MenuButtonProps) => ReactNode;
  align?: 'start' | 'end';
}

/**
 * A button with a menu of actions. Arrow keys, Home, End and typing move in it, Escape and Tab close it, and focus
 * is back on the button before an action runs, so that a dialog opened by it knows where to return to.
 */
export function Menu({ label, entries, renderButton, align = 'end' }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typing = useRef({ word: '', until: 0 });
  // The entry that has focus, or -1 while the menu is closed.
  const [current, setCurrent] = useState(-1);
  const open = current >= 0;

  const close = () => {
    setCurrent(-1);
    if (button.current) focusQuietly(button.current);
  };
  useOutside([button, list], open, () => setCurrent(-1));
  usePlace(button, list, open, align);

  useLayoutEffect(() => {
    if (open) list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]')[current]?.focus();
  }, [open, current]);

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setCurrent(event.key === 'ArrowDown' ? 0 : entries.length - 1);
  };

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Only the menu closes, not the dialog it stands in.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      // Focus goes on from the button.
      close();
    } else {
      const next = indexAfterKey(event.key, current, entries.length) ?? typed(event);
      if (next === undefined) return;
      event.preventDefault();
      setCurrent(next);
    }
  };

  const typed = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const goesOn = event.timeStamp < typing.current.until;
    // A space presses the entry, unless it stands inside a word.
    if (event.key === ' ' && !goesOn) return undefined;
    const word = (goesOn ? typing.current.word : '') + event.key;
    typing.current = { word, until: event.timeStamp + typingPause };
    return (
      indexAfterTyping(
        word,
        current,
        entries.map((entry) => entry.label),
      ) ?? current
    );
  };

  return (
    <>
      {renderButton({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setCurrent(open ? -1 : 0),
        onKeyDown: onButtonKey,
      })}
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          className={styles.menu}
          popover="manual"
          onKeyDown={onMenuKey}
        >
          <MenuEntries
            entries={entries}
            current={current}
            onHover={setCurrent}
            onChoose={(entry) => {
              close();
              entry.onSelect();
            }}
          />
        </div>
      )}
    </>
  );
}

/** Shows the menu over everything and puts it beside its button. */
function usePlace(
  button: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  open: boolean,
  align: 'start' | 'end',
) {
  useLayoutEffect(() => {
    const anchor = button.current?.getBoundingClientRect();
    const element = list.current;
    if (!open || !anchor || !element) return;
    element.showPopover();
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = place(anchor, element.getBoundingClientRect(), view, { side: 'below', align, gap: 4 });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [button, list, open, align]);
}

/** Closes when the customer presses elsewhere, or when the page moves under the menu. */
function useOutside(inside: ReadonlyArray<RefObject<HTMLElement | null>>, open: boolean, onLeave: () => void) {
  const leaveFrom = useEffectEvent((event: Event) => {
    const target = event.target instanceof Node ? event.target : null;
    if (!inside.some((part) => part.current?.contains(target))) onLeave();
  });
  useEffect(() => {
    if (!open) return;
    const ends = new AbortController();
    for (const name of ['pointerdown', 'focusin', 'scroll'] as const) {
      document.addEventListener(name, (event) => leaveFrom(event), { capture: true, signal: ends.signal });
    }
    window.addEventListener('resize', (event) => leaveFrom(event), { signal: ends.signal });
    return () => ends.abort();
  }, [open]);
}
