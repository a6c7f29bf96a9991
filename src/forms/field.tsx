import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './field.module.css';

/** Texts of a field. */
export interface FieldTexts {
  label: string;
  /** Help for filling it in; unlike a placeholder it stays. */
  hint?: ReactNode;
  /** Whether it may be left empty, as its label says. */
  optional?: boolean;
  /** Error message. */
  error?: string;
}

/** Attributes that connect a control with its label, hint and error (X16). */
export interface FieldControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Whether an error summary reads the errors out, so that the fields do not. */
export const SummaryContext = createContext(false);

/** A control between its label and its error (P5.12). */
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

/** Error of a field. @param id for `aria-describedby` */
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

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {}

/** Text input. Fields for personal data need `autoComplete` (X17). */
export function TextField({ label, hint, optional, error, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, optional, error, className }}>
      {(control) => <input type="text" {...input} {...control} className={styles.input} />}
    </Field>
  );
}

export interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldTexts {}

/** Text input of several lines. */
export function TextAreaField({ label, hint, optional, error, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, optional, error, className }}>
      {(control) => <textarea rows={5} {...area} {...control} className={styles.area} />}
    </Field>
  );
}
