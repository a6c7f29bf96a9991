import { correlationIdOf } from '#api/api-error.ts';
import { failureLabels } from '#failures/failure-labels.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import styles from './action-failure.module.css';

export interface ActionFailureProps {
  text: string;
  error: unknown;
  /** How much of it could not be done. */
  detail?: string;
}

/** What could not be done, where it was asked for, with the number to ask for help with (A4.1). */
export function ActionFailure({ text, error, detail }: ActionFailureProps) {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    <div className={styles.failure}>
      <FailureNotice
        text={text}
        correlationId={correlationIdOf(error) ?? correlationIdOf(cause)}
        labels={failureLabels()}
      />
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
