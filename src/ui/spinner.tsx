import { classNames } from './class-names.ts';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SpinnerProps {
  /** What is being waited for, read out once the spinner shows; none where the control around says it. */
  label?: string;
  size?: 'text' | 'large';
  className?: string;
}

/** Turns where nothing is known of what will come. It shows after 300 ms only: a quick answer needs no waiting. */
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
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
