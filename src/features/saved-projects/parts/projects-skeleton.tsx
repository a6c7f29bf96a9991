import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from '../saved-projects-screen.module.css';
import rowStyles from './project-row.module.css';

/** The places of projects while their page is being read. */
export function ProjectsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.list}>
      <VisuallyHidden live="polite">{t('projects.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={rowStyles.row}>
          <Skeleton shape="tile" width={72} height={72} />
          <div className={rowStyles.text}>
            <span className={rowStyles.name}>
              <Skeleton width="min(22ch, 40vw)" />
            </span>
            <span className={rowStyles.facts}>
              <Skeleton width="min(28ch, 36vw)" />
            </span>
          </div>
          <div className={rowStyles.actions}>
            <Skeleton shape="tile" width={96} height="var(--target)" />
            <Skeleton shape="tile" width="var(--target)" height="var(--target)" />
          </div>
        </div>
      ))}
    </div>
  );
}
