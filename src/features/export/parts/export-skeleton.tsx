import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './export-files.module.css';
import rowStyles from './chunk-row.module.css';

/** The place of the files of an export that is loading. */
export function ExportSkeleton() {
  return (
    <div className={styles.export} role="status">
      <VisuallyHidden>{t('export.loading')}</VisuallyHidden>
      <Skeleton width="min(420px, 90%)" />
      <div className={styles.list}>
        {[1, 2, 3].map((row) => (
          <div key={row} className={rowStyles.row}>
            <Skeleton width="min(240px, 50%)" />
            <Skeleton width="120px" height="44px" shape="tile" />
          </div>
        ))}
      </div>
    </div>
  );
}
