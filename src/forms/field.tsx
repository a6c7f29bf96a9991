import type { ReactNode } from 'react';
import { createContext, use, useId } from 'react';
import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './field.module.css';

/** What every field says of itself. */
export interface FieldTexts {
  label: string;
  /** What helps to fill it in; stays while it is filled in, unlike a placeholder. */
  hint?: ReactNode;
  /** It may be left empty, and its label says so. */
  optional?: boolean;
  /** What is wrong with what was typed. */
  error?: string;
}

/** What ties a control to its label, its hint and its error (X16). */
export interface FieldControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Whether a summary reads the errors out, which the fields then need not do as well. */
export const SummaryContext = createContext(false);

/** A control between its label and what is wrong with it (P5.12). */
export function Field({ label, hint, optional, error, className, children }: FieldProps) {
  const id = useId();
  const described = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {optional ? t('form.optional', { label }) : label}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** What is wrong with a field. @param id names it for `aria-describedby` */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const isReadOut = use(SummaryContext);
  // In the page from the start, so that an error that comes is read out even where the focus stays.
  return (
    <div aria-live={isReadOut ? undefined : 'polite'}>
      {error !== undefined && (
        <p className={styles.error} id={id}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
