import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from './class-names.ts';
import { focusQuietly } from './focus.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';
import { place } from './place.ts';

export interface MenuEntry {
  key: string;
  label: string;
  icon: IconName;
  onSelect: () => void;
  tone?: 'danger';
}

export interface MenuButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Accessible name of the menu; usually the text of its button. */
  label: string;
  entries: readonly MenuEntry[];
  /** Renders the button, with the given properties on it. */
  renderButton: (props: MenuButtonProps) => ReactNode;
}

/**
 * A button with a menu of a few actions. Arrow keys, Home and End move in it, Escape and Tab close it, and focus is back on the
 * button before an action runs, so that a dialog opened by it knows where to return to.
 */
export function Menu({ label, entries, renderButton }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // The entry that has focus, or -1 while the menu is closed.
  const [current, setCurrent] = useState(-1);
  const open = current >= 0;

  const close = () => {
    setCurrent(-1);
    if (button.current) focusQuietly(button.current);
  };
  // Where the page moves under it nobody has gone elsewhere with the focus.
  useCloseOutside([button, list], open, (moved) => (moved ? close() : setCurrent(-1)));
  usePlace(button, list, open);

  useLayoutEffect(() => {
    if (open) list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[current]?.focus();
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
      const next = indexAfterKey(event.key, current, entries.length);
      if (next === undefined) return;
      event.preventDefault();
      setCurrent(next);
    }
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
          {entries.map(({ key, icon, label: text, tone, onSelect }, index) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={index === current ? 0 : -1}
              className={classNames(styles.entry, tone === 'danger' && styles.danger)}
              onPointerMove={() => index !== current && setCurrent(index)}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              <Icon name={icon} size={20} />
              <span>{text}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** The index that an arrow key, Home or End leads to, in a circle; undefined for every other key. */
export function indexAfterKey(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Hook: shows the menu over everything and places it beside its button. */
function usePlace(button: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, open: boolean) {
  useLayoutEffect(() => {
    const anchor = button.current?.getBoundingClientRect();
    const element = list.current;
    if (!open || !anchor || !element) return;
    element.showPopover();
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = place(anchor, element.getBoundingClientRect(), view, { side: 'below', align: 'end', gap: 4 });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [button, list, open]);
}

/** Hook: closes the menu when the customer presses elsewhere, or when the page moves under it. @param onLeave told which of both it is */
function useCloseOutside(
  inside: ReadonlyArray<RefObject<HTMLElement | null>>,
  open: boolean,
  onLeave: (moved: boolean) => void,
) {
  const leaveFrom = useEffectEvent(({ type, target }: Event) => {
    const to = target instanceof Node ? target : null;
    // A press of the button itself: Safari gives the focus to what the button stands in, and the click that follows closes the menu.
    if (type === 'focusin' && inside.some((part) => to?.contains(part.current))) return;
    if (!inside.some((part) => part.current?.contains(to))) onLeave(type === 'scroll' || type === 'resize');
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
