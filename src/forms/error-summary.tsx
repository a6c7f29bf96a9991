import { useEffect, useId, useRef } from 'react';
import { t } from '#i18n/texts.ts';
import styles from './error-summary.module.css';
import type { Problem } from './problems.ts';

export interface ErrorSummaryProps {
  problems: readonly Problem[];
  /** It takes the focus each time that this grows. */
  attempts: number;
  onFollow: (name: string) => void;
}

/**
 * Everything that keeps a form from being sent, each with the way to its field (X16). It takes the focus, and the tab's
 * title says it, too, for those who come back to it from another tab.
 */
export function ErrorSummary({ problems, attempts, onFollow }: ErrorSummaryProps) {
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);
  const isShown = problems.length > 0;
  // Where something is looked up before it is judged, the attempt is known before what is wrong.
  useEffect(() => {
    if (attempts > 0 && isShown) summary.current?.focus();
  }, [attempts, isShown]);
  useEffect(() => {
    if (!isShown) return;
    const title = document.title;
    const titled = t('form.problems.pageTitle', { title });
    document.title = titled;
    return () => {
      // Another page may have given its own in the meantime.
      if (document.title === titled) document.title = title;
    };
  }, [isShown]);

  if (!isShown) return null;
  return (
    <section ref={summary} className={styles.summary} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles.title}>
        {t('form.problems', { count: problems.length })}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ name, message, id }) => (
          <li key={name}>
            <a
              className={styles.link}
              href={`#${id ?? ''}`}
              onClick={(event) => {
                event.preventDefault();
                onFollow(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
