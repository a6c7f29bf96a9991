import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { canTakeFocus } from './focus.ts';
import { aboveDialogs } from './isolate.ts';
import { ToastCards } from './toast-cards.tsx';
import type { Toast } from './toast-store.ts';
import { toastStore } from './toast-store.ts';
import styles from './toasts.module.css';

export interface ToastLinkProps {
  href: string;
  children: ReactNode;
  onClick: () => void;
}

export interface ToastsProps {
  /** What the place of the toasts is called, with the key that leads there: "Notifications (F6)". */
  label: string;
  dismissLabel: string;
  /** Draws a link, for the kit knows no router. */
  renderLink: (props: ToastLinkProps) => ReactNode;
}

/**
 * Where toasts appear; stands in the page once, from the start, for screen readers hear only what comes into a live
 * region that they know already (X6). Dialogs leave it usable. F6 goes there from anywhere and back again.
 */
export function Toasts({ label, dismissLabel, renderLink }: ToastsProps) {
  const toasts = useAtomValue(toastStore.visibleAtom);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  // Read from the page instead of counted from events: an element that goes sends no "leave" and no "blur".
  const heedAttention = () => {
    const element = region.current;
    const hovered = element?.matches(':hover') === true && window.matchMedia('(hover: hover)').matches;
    toastStore.setPaused(document.hidden || hovered || element?.contains(document.activeElement) === true);
  };

  const goBack = () => {
    if (cameFrom.current instanceof HTMLElement && canTakeFocus(cameFrom.current)) cameFrom.current.focus();
  };

  const onF6 = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || toasts.length === 0) return;
    event.preventDefault();
    if (region.current?.contains(document.activeElement)) goBack();
    else newestCard(region.current)?.focus();
  });

  useEffect(() => {
    const ends = new AbortController();
    document.addEventListener('keydown', (event) => onF6(event), { signal: ends.signal });
    document.addEventListener('visibilitychange', heedAttention, { signal: ends.signal });
    return () => ends.abort();
  }, []);

  useEffect(() => {
    const frame = requestAnimationFrame(heedAttention);
    return () => cancelAnimationFrame(frame);
  }, [toasts]);

  const dismiss = (toast: Toast, card: HTMLElement | null) => {
    if (card?.contains(document.activeElement)) {
      // Who uses the keyboard goes on to the next one; to a mouse it would only stop its time.
      const next = document.activeElement?.matches(':focus-visible') ? newestCard(region.current, card) : undefined;
      if (next) next.focus();
      else goBack();
    }
    toastStore.dismiss(toast.id);
  };

  const cards = (urgent: boolean) => (
    <ToastCards
      toasts={toasts.filter((toast) => (toast.tone === 'failure') === urgent)}
      dismissLabel={dismissLabel}
      renderLink={renderLink}
      onDismiss={dismiss}
    />
  );

  return (
    <section
      {...{ [aboveDialogs]: '' }}
      ref={region}
      className={styles.region}
      aria-label={label}
      onPointerEnter={heedAttention}
      onPointerLeave={heedAttention}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        heedAttention();
      }}
      onBlur={heedAttention}
    >
      <div className={styles.list} role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
        {cards(false)}
      </div>
      <div className={styles.list} role="alert" aria-live="assertive" aria-atomic="false" aria-relevant="additions">
        {cards(true)}
      </div>
    </section>
  );
}

/** The last toast in the page, apart from one that is about to go. */
function newestCard(region: HTMLElement | null, except?: HTMLElement): HTMLElement | undefined {
  return [...(region?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])].findLast((card) => card !== except);
}
