import { useId, type ComponentProps } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { SelectOption } from '#ui/select.tsx';
import { Field, FieldError, type FieldTexts } from './field.tsx';
import styles from './field.module.css';
import checkbox from './checkbox-field.module.css';

export interface SelectFieldProps<Value extends string> extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: ReadonlyArray<SelectOption<Value>>;
}

/** Choice from the browser's own list. */
export function SelectField<Value extends string>({
  label,
  hint,
  optional,
  error,
  className,
  options,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <Field {...{ label, hint, optional, error, className }}>
      {(control) => (
        <div className={styles.box}>
          <select {...select} {...control} className={styles.select}>
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

export interface CheckboxFieldProps extends ComponentProps<'input'>, Omit<FieldTexts, 'optional'> {}

/** Checkbox. The whole line can be pressed. */
export function CheckboxField({ label, hint, error, className, ...input }: CheckboxFieldProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <label className={checkbox.row}>
        <input
          {...input}
          type="checkbox"
          id={id}
          className={checkbox.box}
          aria-labelledby={`${id}-label`}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
        />
        <span>
          <span id={`${id}-label`}>{label}</span>
          {hint !== undefined && (
            <span className={checkbox.hint} id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
