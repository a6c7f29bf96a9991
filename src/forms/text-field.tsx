import type { ComponentProps } from 'react';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** What is wrong with what was typed. */
  error?: string;
}

/** A line to type, with what is wrong with it below (P5.12). */
export function TextField({ label, error, className, ...input }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input type="text" {...input} id={id} className={styles.input} aria-invalid={error !== undefined} aria-describedby={error === undefined ? undefined : errorId} />
      {/* In the page from the start, so that an error that comes is read out even where the focus stays. */}
      <div aria-live="polite">
        {error !== undefined && (
          <p className={styles.error} id={errorId}>
            <Icon name="error" size={16} />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
