import { useState } from 'react';
import { CopyButton } from './copy-button.tsx';
import styles from './reference.module.css';

export interface ReferenceProps {
  /** Finds a failure in the logs; the customer may be asked for it. */
  correlationId: string;
  /** `copy` is the button's, `copyAll` what it is called where nothing stands beside it. */
  labels: { correlationId: string; copy: string; copyAll: string; copied: string; copyFailed: string };
}

/** Number of characters that tell a failure from all others of a customer's day. */
const FOLDED_LENGTH = 8;

/**
 * The correlation id, folded to its beginning, with a button that copies all of it (A4.1). Where the browser refuses the
 * clipboard, all of it shows.
 */
export function Reference({ correlationId, labels }: ReferenceProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <p className={styles.reference}>
      <span>
        {labels.correlationId}{' '}
        <code className={styles.id}>{isWhole ? correlationId : correlationId.slice(0, FOLDED_LENGTH)}</code>
      </span>
      <span className={styles.copy}>
        <CopyButton
          size="small"
          variant="quiet"
          value={correlationId}
          label={labels.copy}
          name={labels.copyAll}
          copiedLabel={labels.copied}
          failedLabel={labels.copyFailed}
          onRefused={() => setWhole(true)}
        />
      </span>
    </p>
  );
}
