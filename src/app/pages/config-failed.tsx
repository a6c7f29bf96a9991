import { t } from '#i18n/texts.ts';
import { Failure } from '#failures/failure.tsx';
import { PlainPage } from './plain-page.tsx';
import styles from './plain-page.module.css';

/** Without its configuration the app can call nothing (O125). */
export function ConfigFailed({ error }: { error: unknown }) {
  return (
    <PlainPage title={t('error.title')}>
      <div className={styles.failure}>
        <h1 className={styles.title}>{t('error.title')}</h1>
        <Failure of={{ error: error, refetch: () => location.reload() }} />
      </div>
    </PlainPage>
  );
}
