import { useId, type ReactNode } from 'react';
import { Spinner } from './loading.tsx';
import styles from './switch.module.css';

export interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Whether a change is under way: it shows the new state, and takes no press. */
  busy?: boolean;
  /** Effect of switching it on. */
  hint?: ReactNode;
}

/** Switches something on or off at once; what waits for a button to be saved is a checkbox. */
export function Switch({ label, checked, onChange, busy = false, hint }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row} data-busy={busy || undefined}>
      <span className={styles.text}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
          {busy && <Spinner />}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onChange={(event) => !busy && onChange(event.target.checked)}
      />
    </label>
  );
}
