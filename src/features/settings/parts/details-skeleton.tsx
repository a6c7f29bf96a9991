import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Line } from './line.tsx';
import styles from './details-form.module.css';

/** The places of the fields while the record is being read. */
export function DetailsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden live="polite">{t('settings.loading')}</VisuallyHidden>
      <div className={styles.name}>
        <Place />
        <Place />
      </div>
      <Place isExplained width="18.5rem" />
      <Place isExplained />
    </div>
  );
}

/** @param isExplained a second line of text stands over the field */
function Place({ isExplained = false, width = '100%' }: { isExplained?: boolean; width?: string }) {
  return (
    <div className={styles.place} aria-hidden="true">
      <small>
        <Line width="9ch" />
      </small>
      {isExplained && (
        <small>
          <Line width="14ch" />
        </small>
      )}
      <Skeleton shape="tile" width={width} height={44} />
    </div>
  );
}
