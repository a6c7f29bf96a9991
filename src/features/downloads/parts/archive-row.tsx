import { t } from '#i18n/texts.ts';
import { useNow } from '#lib/timers.ts';
import { createdLately } from '#photos/screens/created.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/loading.tsx';
import { useArchiveDownload } from '../archive-download.ts';
import { archiveEvent, archiveName, type Archive } from '../model.ts';
import styles from './archive-row.module.css';

/** Row of an archive: its contents, its state, and the button that downloads it. */
export function ArchiveRow({ archive }: { archive: Archive }) {
  const { isRunning, failed, download } = useArchiveDownload(archive.id);
  const name = archiveName(archive);
  const event = archiveEvent(archive);
  const isExpired = failed === 'expired';
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{event === 'started' ? <Spinner /> : <Icon name="photos" />}</span>
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        <Facts archive={archive} />
        {event === 'started' && <p className={styles.state}>{t('downloads.preparing')}</p>}
        {event === 'error' && <Problem text={t('downloads.notMade')} />}
        {isExpired && <Problem text={t('downloads.expired')} />}
        {failed === 'failed' && <Problem text={t('downloads.failed')} />}
      </div>
      {/* Stays whatever becomes of the archive: it may have the focus (X4). */}
      <Button
        className={styles.button}
        icon="download"
        aria-label={t('downloads.downloadNamed', { name })}
        busy={isRunning}
        disabledReason={whyNot()}
        onClick={download}
      >
        {t('downloads.download')}
      </Button>
    </li>
  );

  function whyNot(): string | undefined {
    if (event === 'started') return t('downloads.preparing.reason');
    if (event === 'error') return t('downloads.notMade');
    return isExpired ? t('downloads.expired') : undefined;
  }
}

function Facts({ archive: { created, photos } }: { archive: Archive }) {
  const now = useNow();
  const facts = [
    created !== undefined && createdLately(created, now),
    photos !== undefined && photos.length > 0 && t('downloads.photos', { count: photos.length, amount: photos.length }),
  ].filter((fact) => fact !== false);
  return (
    facts.length > 0 && (
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    )
  );
}

function Problem({ text }: { text: string }) {
  return (
    <p className={styles.problem}>
      <Icon name="error" size={16} />
      {text}
    </p>
  );
}
