import type { ComponentProps } from 'react';
import type { FieldTexts } from './field.tsx';
import { Field } from './field.tsx';
import styles from './field.module.css';

export interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldTexts {}

/** Several lines to type. */
export function TextAreaField({ label, hint, optional, error, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, optional, error, className }}>
      {(control) => <textarea rows={5} {...area} {...control} className={styles.area} />}
    </Field>
  );
}
