import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './failure-notice.module.css';
import { Icon } from './icon.tsx';
import { useFocusRestore } from './focus.ts';
import { CopyButton } from './copy-button.tsx';

export interface FailureNoticeProps {
  /** What did not work, in the customer's words. What stands on a second line explains it. */
  text: string;
  /** Finds this failure in the logs; the customer may be asked for it. */
  correlationId?: string;
  labels: ReferenceProps['labels'] & { retry: string };
  /** Tries again; without it there is no such button. */
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way on, beside trying again. */
  actions?: ReactNode;
}

/** Notice of a failure: what could not be loaded or done, its correlation id, and the way on. */
export function FailureNotice({ text, correlationId, labels, onRetry, retrying, actions }: FailureNoticeProps) {
  const notice = useFocusRestore();
  const [what, explanation] = text.split('\n');
  return (
    <div ref={notice} className={styles.notice}>
      <Icon name="error" className={styles.icon} />
      <div className={styles.body}>
        <div role="alert">
          <p className={styles.text}>{what}</p>
          {explanation && <p>{explanation}</p>}
        </div>
        {(onRetry || actions) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button variant="secondary" onClick={onRetry} busy={retrying}>
                {labels.retry}
              </Button>
            )}
            {actions}
          </div>
        )}
        {correlationId && <Reference correlationId={correlationId} labels={labels} />}
      </div>
    </div>
  );
}

export interface ReferenceProps {
  /** Finds a failure in the logs; the customer may be asked for it. */
  correlationId: string;
  labels: { correlationId: string; copy: string; copied: string; copyFailed: string };
}

/** The correlation id, with a button that copies it (A4.1). */
export function Reference({ correlationId, labels }: ReferenceProps) {
  return (
    <p className={styles.reference}>
      <span>
        {labels.correlationId} <code className={styles.id}>{correlationId}</code>
      </span>
      <span className={styles.copy}>
        <CopyButton
          size="small"
          value={correlationId}
          label={labels.copy}
          copiedLabel={labels.copied}
          failedLabel={labels.copyFailed}
        />
      </span>
    </p>
  );
}
