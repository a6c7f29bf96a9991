import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import styles from '../widgets-screen.module.css';

export interface MoreBooksProps {
  /** Photo books that show; among the latest orders there may be none. */
  shown: number;
  isLoading: boolean;
  /** Why the next ones could not be loaded. */
  error: Error | null;
  onMore: () => void;
}

/** Brings further photo books, and says why it could not. What has come stays. */
export function MoreBooks({ shown, isLoading, error, onMore }: MoreBooksProps) {
  return (
    <div className={styles.more}>
      {shown === 0 && <p>{t('widgets.noneLately')}</p>}
      {error && <Failure of={{ error }} />}
      <Button busy={isLoading} busyLabel={t('widgets.loading')} onClick={onMore}>
        {t(error ? 'failure.retry' : 'widgets.more')}
      </Button>
    </div>
  );
}
