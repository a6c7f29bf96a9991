import { useId } from 'react';
import type { FieldError as FormError, UseFormRegisterReturn } from 'react-hook-form';
import { currentLocale, t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './date-field.module.css';
import type { DatePart } from './date-parts.ts';
import { datePartOrder } from './date-parts.ts';
import type { FieldTexts } from './field.tsx';
import { FieldError } from './field.tsx';
import fieldStyles from './field.module.css';

export interface DateFieldProps extends Omit<FieldTexts, 'error'> {
  /** The registered inputs. */
  parts: Record<DatePart, UseFormRegisterReturn>;
  errors?: Partial<Record<DatePart, FormError>>;
  /** What the parts are to the browser's own filling in, such as "bday" (X17). */
  autoComplete?: 'bday';
  className?: string;
}

const labels = { day: 'form.date.dayLabel', month: 'form.date.monthLabel', year: 'form.date.yearLabel' } as const;

/**
 * A date that people know by heart, in three inputs in the order of their language. A calendar to leaf through is the wrong
 * tool for a date of birth, and it differs from browser to browser.
 */
export function DateField({ label, hint, optional, parts, errors, autoComplete, className }: DateFieldProps) {
  const id = useId();
  const order = datePartOrder(currentLocale());
  const wrong = order.find((part) => errors?.[part]);
  const described = classNames(hint !== undefined && `${id}-hint`, wrong && `${id}-error`);
  return (
    <fieldset className={className} aria-describedby={described || undefined}>
      <legend className={styles.legend}>{optional ? t('form.optional', { label }) : label}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.parts}>
        {order.map((part) => (
          <div key={part} className={styles[part]}>
            <label className={styles.label} htmlFor={`${id}-${part}`}>
              {t(labels[part])}
            </label>
            <input
              {...parts[part]}
              type="text"
              id={`${id}-${part}`}
              className={fieldStyles.input}
              inputMode="numeric"
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              aria-invalid={part === wrong}
              aria-describedby={part === wrong ? `${id}-error` : undefined}
            />
          </div>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={wrong && errors?.[wrong]?.message} />
    </fieldset>
  );
}
