import { Failure, type FailedRead } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './gallery-section.module.css';

/** The place of the switch while it is not known how it stands. */
export function GallerySkeleton() {
  return (
    <div className={styles.waiting}>
      <VisuallyHidden live="polite">{t('gallery.loading')}</VisuallyHidden>
      <Skeleton width="min(24ch, 60%)" />
      <Skeleton width="min(52ch, 80%)" />
    </div>
  );
}

/** Nothing can be said about the gallery: nothing is offered, and the page goes on without. */
export function GalleryFailure({ of }: { of: FailedRead }) {
  return <Failure of={of} text={t('gallery.unavailable')} />;
}
