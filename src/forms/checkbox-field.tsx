import type { ComponentProps } from 'react';
import { useId } from 'react';
import type { FieldTexts } from './field.tsx';
import { FieldError } from './field.tsx';
import styles from './checkbox-field.module.css';

export interface CheckboxFieldProps extends ComponentProps<'input'>, Omit<FieldTexts, 'optional'> {}

/** Something to say yes to. The whole line can be pressed. */
export function CheckboxField({ label, hint, error, className, ...input }: CheckboxFieldProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          id={id}
          className={styles.box}
          aria-labelledby={`${id}-label`}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
        />
        <span>
          <span id={`${id}-label`}>{label}</span>
          {hint !== undefined && (
            <span className={styles.hint} id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
