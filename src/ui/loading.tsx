import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import styles from './loading.module.css';
import { useKeyDown } from './page-keys.ts';
import { useIsKnown, VisuallyHidden } from './visually-hidden.tsx';

export interface SpinnerProps {
  /** Read out once the spinner shows; none where the control around says it. */
  label?: string;
  size?: 'text' | 'large';
  className?: string;
}

/** Spinner for content of unknown size. It shows after 300 ms only. */
export function Spinner({ label, size = 'text', className }: SpinnerProps) {
  return (
    <span
      className={classNames(styles.spinner, size === 'large' && styles.large, className)}
      role={label ? 'status' : undefined}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9.5" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      {label && (
        <VisuallyHidden>
          <KnownWords>{label}</KnownWords>
        </VisuallyHidden>
      )}
    </span>
  );
}

/** Words that something is loading, for screen readers, beside its placeholder. */
export function LoadingAnnouncement({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden live="polite">
      <KnownWords>{children}</KnownWords>
    </VisuallyHidden>
  );
}

function KnownWords({ children }: { children: ReactNode }) {
  const isKnown = useIsKnown();
  return (
    <span key={String(isKnown)} aria-hidden={!isKnown || undefined}>
      {children}
    </span>
  );
}

export interface ScreenSpinnerProps {
  label: string;
  /** Called by Escape, which reaches no other listener. */
  onClose: () => void;
}

/**
 * Spinner in the middle of the screen, for a layer whose script is on its way: a press is answered within 100 ms (F13). It stands at
 * the end of the page like the layer itself: what was pressed may be in a panel that has closed.
 */
export function ScreenSpinner({ label, onClose }: ScreenSpinnerProps) {
  useKeyDown(
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onClose();
    },
    { capture: true },
  );
  return createPortal(
    <div className={styles.screen}>
      <Spinner size="large" label={label} />
    </div>,
    document.body,
  );
}

export interface SkeletonProps {
  /** Any CSS length; a line of text is `1em` high. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  shape?: 'line' | 'tile' | 'round';
  className?: string;
}

/** Grey placeholder of content that is loading, exactly as large as the content. */
export function Skeleton({ width, height, shape = 'line', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
