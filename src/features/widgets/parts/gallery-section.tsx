import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type FailedRead, Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import { Switch } from '#ui/switch.tsx';
import { channelQuery } from '#vendor/channel.ts';
import { galleryQueries } from '../gallery-queries.ts';
import type { GalleryPlace } from '../gallery-requests.ts';
import { useGalleryEntry } from '../use-gallery-entry.ts';
import { CategoryChoice } from './category-choice.tsx';
import styles from './gallery-section.module.css';

export interface GallerySectionProps {
  productCode: string;
  /** Title of the photo book. */
  title: string;
}

/** Whether everybody may look through an online photo book (O115). What fails here leaves the rest of the page alone. */
export function GallerySection({ productCode, title }: GallerySectionProps) {
  const channel = useQuery(channelQuery());
  return (
    <section className={styles.section} aria-labelledby="gallery-title">
      <h2 id="gallery-title" className={styles.title}>
        {t('gallery.title')}
      </h2>
      {content()}
    </section>
  );

  function content(): ReactNode {
    if (channel.data !== undefined)
      return <GalleryEntryControl place={{ orderCode: productCode, channel: channel.data }} title={title} />;
    return channel.isPending ? <GallerySkeleton /> : <GalleryFailure of={channel} />;
  }
}

/**
 * Switch that puts a photo book into the gallery, and its categories there. One that may not be there has no switch, and none is
 * offered while that is not known.
 */
function GalleryEntryControl({ place, title }: { place: GalleryPlace; title: string }) {
  const control = useGalleryEntry(place, title);
  const blocked = useQuery(galleryQueries.isBlocked(place.orderCode));
  const { entry, isPublic, isSwitching, isWriting, requests } = control;

  if (entry === undefined) {
    return requests.read.is === 'failed' ? (
      <GalleryFailure of={{ error: requests.read.error, refetch: control.readAgain, isFetching: control.isReading }} />
    ) : (
      <GallerySkeleton />
    );
  }
  if (!entry && !isSwitching && blocked.data !== false) {
    if (blocked.data) return <Banner announced>{t('gallery.blocked')}</Banner>;
    return blocked.isPending ? <GallerySkeleton /> : <GalleryFailure of={blocked} />;
  }
  return (
    <div className={styles.control}>
      <Switch
        label={t('gallery.publish')}
        hint={t('gallery.about')}
        // Where it is to go, while it goes there.
        checked={isPublic !== isSwitching}
        busy={isWriting}
        onChange={(on) => (on ? control.publish() : control.withdraw())}
      />
      <Failure of={control} text={t('gallery.saveFailed')} />
      {entry && isPublic && (
        <CategoryChoice
          saved={entry.categoryIds}
          busy={isWriting}
          isSaving={requests.update.is === 'inProgress'}
          onSave={control.saveCategories}
        />
      )}
    </div>
  );
}

/** The place of the switch while it is not known how it stands. */
function GallerySkeleton() {
  return (
    <div className={styles.waiting}>
      <LoadingAnnouncement>{t('gallery.loading')}</LoadingAnnouncement>
      <Skeleton width="min(24ch, 60%)" />
      <Skeleton width="min(52ch, 80%)" />
    </div>
  );
}

/** Failure to read the gallery: nothing is offered, and the page goes on without. */
function GalleryFailure({ of }: { of: FailedRead }) {
  return <Failure of={of} text={t('gallery.unavailable')} />;
}
