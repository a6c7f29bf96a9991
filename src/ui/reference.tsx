import { CopyButton } from './copy-button.tsx';
import styles from './reference.module.css';

export interface ReferenceProps {
  /** Finds a failure in the logs; the customer may be asked for it. */
  correlationId: string;
  labels: { correlationId: string; copy: string; copied: string; copyFailed: string };
}

/** The number to ask for help with, and the button that copies it (A4.1). */
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
