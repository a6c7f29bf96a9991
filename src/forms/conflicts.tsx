import { useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { t, type TextKey } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import type { ConflictError } from '#api/change-record.ts';
import styles from './conflicts.module.css';

export interface ConflictsProps {
  conflicts: readonly FieldConflict[];
  /** Number of attempts; the notice takes the focus each time that it grows. */
  attempts: number;
  onDecide: (name: string, isMine: boolean) => void;
}

/**
 * Fields that were changed both by the customer and elsewhere meanwhile: she chooses the value of each. The section takes the
 * focus, and moves it to the next question, or to the button that sends the form (X16).
 */
export function Conflicts({ conflicts, attempts, onDecide }: ConflictsProps) {
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const isShown = conflicts.length > 0;
  useEffect(() => {
    if (attempts > 0 && isShown) region.current?.focus();
  }, [attempts, isShown]);
  if (!isShown) return null;

  const decide = (name: string, isMine: boolean) => {
    if (conflicts.length === 1) region.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
    else region.current?.focus();
    onDecide(name, isMine);
  };
  return (
    <section ref={region} className={styles.conflicts} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('form.conflicts', { count: conflicts.length })}
      </h2>
      <p className={styles.text}>{t('form.conflicts.text')}</p>
      {conflicts.map(({ name, label, mine, theirs }) => (
        <div key={name} role="group" className={styles.conflict} aria-labelledby={`${id}-${name}`}>
          <h3 id={`${id}-${name}`} className={styles.label}>
            {label}
          </h3>
          <dl className={styles.values}>
            <dt>{t('form.conflict.mine')}</dt>
            <dd id={`${id}-${name}-mine`}>{mine || t('form.conflict.empty')}</dd>
            <dt>{t('form.conflict.theirs')}</dt>
            <dd id={`${id}-${name}-theirs`}>{theirs || t('form.conflict.empty')}</dd>
          </dl>
          <div className={styles.buttons}>
            <Button
              size="small"
              aria-describedby={`${id}-${name} ${id}-${name}-mine`}
              onClick={() => decide(name, true)}
            >
              {t('form.conflict.keep')}
            </Button>
            <Button
              size="small"
              aria-describedby={`${id}-${name} ${id}-${name}-theirs`}
              onClick={() => decide(name, false)}
            >
              {t('form.conflict.take')}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}

/** Description of the record that a form changes, to ask about fields that were changed elsewhere, too. */
export interface RecordFields<Input extends FieldValues, Output> {
  /** Values of the form's fields, which are called as those of the record, for a record. */
  valuesOf: (fields: Output) => Input;
  labels: Readonly<Partial<Record<keyof Output & string, TextKey>>>;
  /** The value of a field in words, where it is no text; '' for none. */
  textOf?: (name: string, fields: Output) => string | undefined;
}

/** Field that was changed both in the form and elsewhere: its values in words, '' for none. */
export interface FieldConflict {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

/** Conflicts to ask the customer about. */
export function conflictsOf<Input extends FieldValues, Output>(
  { labels, textOf }: RecordFields<Input, Output>,
  mine: Output,
  { fields, theirs }: ConflictError<Output>,
): FieldConflict[] {
  return fields.map((name) => {
    const text = (of: Output) => textOf?.(name, of) ?? String(of[name] ?? '');
    const label = labels[name];
    return { name, label: label === undefined ? name : t(label), mine: text(mine), theirs: text(theirs) };
  });
}
