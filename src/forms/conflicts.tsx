import { useEffect, useId, useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import styles from './conflicts.module.css';
import type { FieldConflict } from './record-fields.ts';

export interface ConflictsProps {
  conflicts: readonly FieldConflict[];
  /** It takes the focus each time that this grows. */
  attempts: number;
  onDecide: (name: string, isMine: boolean) => void;
}

/**
 * Fields that the customer has changed and somebody else meanwhile, too: she says of each which value counts (R9). It takes the
 * focus, and gives it to the next question, or to the button that sends the form (X16).
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
