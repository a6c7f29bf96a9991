import { correlationIdOf } from '#api/api-error.ts';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { Failure } from '#failures/failure.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useFocusRestore } from '#ui/focus.ts';
import styles from './group-failure.module.css';

export interface GroupFailureProps {
  error: unknown;
  /** Where the photos that are missing begin, and how far they reach, in px of the month. */
  top: number;
  height: number;
  onRetry: () => void;
}

/** What the whole notice takes at most, in px. */
const ROOM_FOR_ALL = 220;

/** Over the places of photos that could not be loaded; the rest of the timeline goes on. */
export function GroupFailure({ error, top, height, onRetry }: GroupFailureProps) {
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

function ShortNotice({ error, onRetry }: Pick<GroupFailureProps, 'error' | 'onRetry'>) {
  const correlationId = correlationIdOf(error);
  const notice = useFocusRestore();
  return (
    <div ref={notice} className={styles.short}>
      <p className={styles.text} role="alert">
        {t(failureText(error) ?? 'photos.loadFailed')}
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={onRetry}>
          {t('failure.retry')}
        </Button>
        {correlationId && (
          <CopyButton
            size="small"
            value={correlationId}
            label={t('failure.copyReference')}
            copiedLabel={t('failure.copied')}
            failedLabel={t('failure.copyFailed')}
          />
        )}
      </div>
    </div>
  );
}
