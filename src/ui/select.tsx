import { useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  text: string;
}

export interface SelectProps<Value extends string> {
  label: string;
  /** The label is for screen readers alone: what is chosen says enough to the eye. */
  hideLabel?: boolean;
  options: ReadonlyArray<SelectOption<Value>>;
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** The browser's own list of choices, so that every phone shows the picker its owner knows. */
export function Select<Value extends string>({
  label,
  hideLabel,
  options,
  value,
  onChange,
  className,
}: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      {!hideLabel && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <div className={styles.box}>
        <select
          id={id}
          aria-label={hideLabel ? label : undefined}
          className={styles.select}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={styles.arrow} />
      </div>
    </div>
  );
}
