import type { ComponentProps } from 'react';
import type { FieldTexts } from './field.tsx';
import { Field } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {}

/** A line to type (P5.12). Fields for personal data are given `autoComplete` (X17). */
export function TextField({ label, hint, optional, error, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, optional, error, className }}>
      {(control) => <input type="text" {...input} {...control} className={styles.input} />}
    </Field>
  );
}
