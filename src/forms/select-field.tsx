import type { ComponentProps } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { SelectOption } from '#ui/select.tsx';
import type { FieldTexts } from './field.tsx';
import { Field } from './field.tsx';
import styles from './field.module.css';

export interface SelectFieldProps<Value extends string> extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: ReadonlyArray<SelectOption<Value>>;
  /** Stands there until something is chosen, and counts as nothing. */
  placeholder?: string;
}

/** A choice of a form, by the browser's own list. */
export function SelectField<Value extends string>({
  label,
  hint,
  optional,
  error,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <Field {...{ label, hint, optional, error, className }}>
      {(control) => (
        <div className={styles.box}>
          <select {...select} {...control} className={styles.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} className={styles.arrow} />
        </div>
      )}
    </Field>
  );
}
