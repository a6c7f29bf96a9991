import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { onVisibility } from '#lib/events.ts';
import { Link } from '#lib/link.tsx';
import { canTakeFocus, useCatchFocus } from './focus.ts';
import { aboveDialogs } from './open-layers.ts';
import { linkPlaceholder, toastStore, type Toast } from './toast-store.ts';
import styles from './toasts.module.css';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { useKeyDown } from './page-keys.ts';
import { useHeightProperty } from './use-height-property.ts';
import { Icon, type IconName } from './icon.tsx';

export interface ToastsProps {
  /** Name of the region, with the key that leads there: "Notifications (F6)". */
  label: string;
  dismissLabel: string;
}

/**
 * Region of the toasts; rendered once, from the start: screen readers read only what comes into a live region that they
 * know already (X6). Dialogs leave it usable. F6 goes there from anywhere and back again.
 */
export function Toasts({ label, dismissLabel }: ToastsProps) {
  const toasts = useAtomValue(toastStore.visibleAtom);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  // What has the focus is scrolled clear of them, the end of the page too.
  useHeightProperty(region, '--toasts-height', toasts.length > 0);

  // Read from the page instead of counted from events: an element that goes sends no "leave" and no "blur".
  const updatePaused = () => {
    const element = region.current;
    const hovered = element?.matches(':hover') === true && window.matchMedia('(hover: hover)').matches;
    toastStore.setPaused(document.hidden || hovered || element?.contains(document.activeElement) === true);
  };

  const back = () => {
    const from = cameFrom.current;
    return from instanceof HTMLElement && canTakeFocus(from) ? from : document.getElementById('content');
  };

  // One that tells a state, or gives way to one that says the same, goes by itself.
  useCatchFocus(region, (own) => newestCard(own) ?? back());

  useKeyDown((event) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || toasts.length === 0) return;
    event.preventDefault();
    if (region.current?.contains(document.activeElement)) back()?.focus();
    else newestCard(region.current)?.focus();
  });

  useEffect(() => onVisibility(updatePaused), []);

  useEffect(() => {
    const frame = requestAnimationFrame(updatePaused);
    return () => cancelAnimationFrame(frame);
  }, [toasts]);

  const dismiss = (toast: Toast, card: HTMLElement | null) => {
    if (card?.contains(document.activeElement)) {
      // A keyboard user goes on to the next one; focus after a click would only stop its time.
      const next = document.activeElement?.matches(':focus-visible') ? newestCard(region.current, card) : undefined;
      if (next) next.focus();
      else back()?.focus();
    }
    toastStore.dismiss(toast.id);
  };

  const cards = (urgent: boolean) => (
    <ToastCards
      toasts={toasts.filter((toast) => (toast.tone === 'failure') === urgent)}
      dismissLabel={dismissLabel}
      onDismiss={dismiss}
    />
  );

  return (
    <section
      {...{ [aboveDialogs]: '' }}
      ref={region}
      className={styles.region}
      aria-label={label}
      onPointerEnter={updatePaused}
      onPointerLeave={updatePaused}
      onFocus={(event) => {
        // There is none when the window is looked at again, or the toast that had the focus has gone.
        const { currentTarget, relatedTarget } = event;
        if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        updatePaused();
      }}
      onBlur={updatePaused}
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

/** The newest toast in the page. @param except one that is about to be removed */
function newestCard(region: HTMLElement | null, except?: HTMLElement): HTMLElement | undefined {
  return [...(region?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])].findLast((card) => card !== except);
}

interface ToastCardsProps extends Pick<ToastsProps, 'dismissLabel'> {
  toasts: readonly Toast[];
  onDismiss: (toast: Toast, card: HTMLElement | null) => void;
}

interface ToastCardProps extends Omit<ToastCardsProps, 'toasts'> {
  toast: Toast;
}

const icons: Record<Toast['tone'], IconName> = { info: 'info', success: 'check-circle', failure: 'error' };

/** The toasts of one live region. */
function ToastCards({ toasts, ...rest }: ToastCardsProps) {
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} {...rest} />);
}

/** One toast. Escape dismisses it while it has focus, and closes no dialog behind it. */
function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const dismiss = () => onDismiss(toast, card.current);
  const { link, action } = toast;
  return (
    <div
      ref={card}
      className={classNames(styles.card, styles[toast.tone], toast.isLasting && styles.lasting)}
      data-toast=""
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || toast.isLasting) return;
        event.preventDefault();
        event.stopPropagation();
        dismiss();
      }}
    >
      <Icon name={icons[toast.tone]} className={styles.icon} />
      <div className={styles.message}>
        <p className={styles.text}>
          {link ? (
            <LinkedText
              text={toast.text}
              link={
                <Link to={link.href} onClick={dismiss}>
                  {link.text}
                </Link>
              }
            />
          ) : (
            toast.text
          )}
        </p>
        {action && (
          <Button
            variant="quiet"
            size="small"
            className={styles.action}
            onClick={() => {
              dismiss();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      {!toast.isLasting && <IconButton icon="close" size="small" plain label={dismissLabel} onClick={dismiss} />}
    </div>
  );
}

export interface LinkedTextProps {
  /** May hold `linkPlaceholder` once; a link without a place follows the text. */
  text: string;
  link: ReactNode;
}

/** A text with a link at the place of `linkPlaceholder`. */
export function LinkedText({ text, link }: LinkedTextProps) {
  const [before, after] = text.split(linkPlaceholder);
  return after === undefined ? (
    <>
      {text} {link}
    </>
  ) : (
    <>
      {before}
      {link}
      {after}
    </>
  );
}
