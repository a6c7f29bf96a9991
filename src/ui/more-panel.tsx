import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { focusQuietly } from './focus.ts';
import styles from './more-panel.module.css';

export interface MorePanelProps {
  /** Name of the button and of the panel. */
  label: string;
  /** Ids of what is in the panel while it is new, or does not wait: then it describes the button, which has a mark (X19). */
  newsIds?: string;
  children: ReactNode;
}

/** Element that can have the focus for something in a panel: itself, or the panel's button while that is closed. */
export function inReach(element: HTMLElement | null): HTMLElement | null {
  const panel = element?.closest('[popover]:not(:popover-open)');
  return panel ? document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`) : element;
}

/**
 * A button with a panel of controls of any kind: a choice, links, buttons, which a menu of actions (`Menu`) cannot hold. The browser opens
 * it, and closes it by a press beside it and by Escape, which is no key of the page then (page-keys.ts). Before a button or link in it acts
 * it is closed, with the focus on its button: a dialog knows where to return to.
 */
export function MorePanel({ label, newsIds, children }: MorePanelProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It would cover what has the focus (X12). Focus that does not show comes from a press, on the panel's own texts for one.
    const onFocus = ({ target }: FocusEvent) => {
      const own = panel.current;
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      if (!own?.parentElement?.contains(target)) own?.hidePopover();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  const leave = ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
    // Clicks in a dialog that something in it has opened come by here, too.
    if (!(target instanceof Element) || !currentTarget.contains(target) || !target.closest('button, a')) return;
    currentTarget.hidePopover();
    if (button.current) focusQuietly(button.current);
  };
  return (
    <div className={styles.place}>
      <IconButton ref={button} icon="more" label={label} popoverTarget={id} aria-describedby={newsIds} />
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.panel}
        onClickCapture={leave}
      >
        {children}
      </div>
    </div>
  );
}
