import { useQuery } from '@tanstack/react-query';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Switch } from '#ui/switch.tsx';
import { galleryQueries } from '../gallery-queries.ts';
import type { GalleryPlace } from '../gallery-requests.ts';
import { useGalleryEntry } from '../use-gallery-entry.ts';
import { CategoryChoice } from './category-choice.tsx';
import styles from './gallery-section.module.css';
import { GalleryFailure, GallerySkeleton } from './gallery-waits.tsx';

/**
 * The switch that puts a photo book into the gallery, and its categories there (O115). One that may not be there has no
 * switch, and none is offered while that is not known.
 */
export function GalleryEntryControl({ place, title }: { place: GalleryPlace; title: string }) {
  const control = useGalleryEntry(place, title);
  const blocked = useQuery(galleryQueries.isBlocked(place.orderCode));
  const { entry, isPublic, isSwitching, requests } = control;

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
        busy={isSwitching}
        onChange={(on) => (on ? control.publish() : control.withdraw())}
      />
      {control.failure !== undefined && <Failure of={{ failure: control.failure }} text={t('gallery.saveFailed')} />}
      {entry && isPublic && (
        <CategoryChoice
          saved={entry.categoryIds}
          isSaving={requests.update.is === 'inProgress'}
          onSave={control.saveCategories}
        />
      )}
    </div>
  );
}
