import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Failure } from '#failures/failure.tsx';
import styles from './page.module.css';

/** In the place of a page that broke (A8.10). */
export function ErrorPage({ error, isWhole = false }: { error: unknown; isWhole?: boolean }) {
  return (
    <div className={classNames(styles.narrow, isWhole && styles.whole)}>
      <h1 className={styles.title}>{t('error.title')}</h1>
      <Failure of={{ error, refetch: () => location.reload() }} text={t('app.boundary')} />
    </div>
  );
}
