import { correlationIdOf } from '#api/api-error.ts';
import { failureText } from '#api/failure-text.ts';
import { Failure, failureLabels } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useFocusRestore } from '#ui/focus.ts';
import styles from './group-notice.module.css';

export interface GroupNoticeProps {
  error: unknown;
  /** Where the photos that are missing begin, and how far they reach, in px of the month. */
  top: number;
  height: number;
  onRetry: () => void;
}

/** What the whole notice takes at most, in px. */
const ROOM_FOR_ALL = 220;

/** Notice over the places of photos that could not be loaded; the rest of the timeline goes on. */
export function GroupNotice({ error, top, height, onRetry }: GroupNoticeProps) {
  return (
    <div className={styles.area} style={{ top, height }}>
      {height < ROOM_FOR_ALL ? (
        <ShortNotice error={error} onRetry={onRetry} />
      ) : (
        <div className={styles.notice}>
          <Failure of={{ error: error, refetch: onRetry }} />
        </div>
      )}
    </div>
  );
}

function ShortNotice({ error, onRetry }: Pick<GroupNoticeProps, 'error' | 'onRetry'>) {
  const correlationId = correlationIdOf(error);
  const labels = failureLabels();
  const notice = useFocusRestore();
  return (
    <div ref={notice} className={styles.short}>
      <p className={styles.text} role="alert">
        {t(failureText(error) ?? 'photos.loadFailed')}
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
        {correlationId && (
          <CopyButton
            size="small"
            value={correlationId}
            label={labels.copy}
            copiedLabel={labels.copied}
            failedLabel={labels.copyFailed}
          />
        )}
      </div>
    </div>
  );
}
