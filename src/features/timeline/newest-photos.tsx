import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { gotNoAnswer } from '#api/api-error.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import type { Photo } from '#photos/data/library-queries.ts';
import { takenOn } from '#photos/data/photo-name.ts';
import { SMALLEST_SIZE } from '#photos/data/thumbnails.ts';
import { useThumbnail } from '#photos/grid/use-thumbnail.ts';
import { isHidden } from '#photos/pages/hidden-photos.ts';
import { SORT_CHOICES } from '#photos/sort/sort.ts';
import { Icon } from '#ui/icon.tsx';
import { OverviewCard, type OverviewPart } from '#ui/overview-card.tsx';
import { beginningOf } from './first-reads.ts';
import styles from './newest-photos.module.css';

/** Photos in the widest row. */
const MOST_SHOWN = 14;

/** Part of an overview, and whether the library has any photos; undefined where that cannot be told. */
export interface NewestPhotosPart extends OverviewPart {
  hasPhotos: boolean | undefined;
}

/**
 * Hook: the newest photos, as a part of an overview (O84). They are the beginning of the list as the page of the photos reads it
 * until it is sorted otherwise.
 * @param isOpen whether to ask for them
 */
export function useNewestPhotos({ isOpen }: { isOpen: boolean }): NewestPhotosPart {
  const { data, isPending, error, refetch } = useQuery({ ...beginningOf(SORT_CHOICES.photos[0]), enabled: isOpen });
  const photos = data?.images.filter(({ imageId }) => !isHidden(imageId, undefined, 0)).slice(0, MOST_SHOWN) ?? [];
  // Once: links expire, and a new list has new ones. See: [Note: Links of photos expire]
  const hasAskedAgain = useRef(false);
  const askAgain = () => {
    if (hasAskedAgain.current) return;
    hasAskedAgain.current = true;
    void refetch();
  };
  return {
    isPending: isOpen && isPending,
    mayCome: gotNoAnswer(error),
    hasPhotos: data && photos.length > 0,
    card: photos.length > 0 && <NewestPhotos photos={photos} onBroken={askAgain} />,
  };
}

interface NewestPhotosProps {
  photos: readonly Photo[];
  onBroken: () => void;
}

/** The photos in one row, as many as fit. */
function NewestPhotos({ photos, onBroken }: NewestPhotosProps) {
  const [newest] = photos;
  return (
    <OverviewCard
      facts={[t('home.photos')]}
      headline={(newest && takenOn(newest, 'day')) ?? t('photos.title')}
      renderLink={(link) => <Link to={paths.photos()} {...link} />}
    >
      <span className={styles.row} aria-hidden="true">
        {photos.map((photo) => (
          <Picture key={photo.imageId} photo={photo} onBroken={onBroken} />
        ))}
      </span>
    </OverviewCard>
  );
}

function Picture({ photo, onBroken }: { photo: Photo; onBroken: () => void }) {
  const { picture, isBroken, isTold } = useThumbnail(photo, SMALLEST_SIZE, false, onBroken);
  return (
    <span className={styles.place}>
      {!isBroken && <img loading="lazy" {...picture} alt="" />}
      {isTold && <Icon name="image-broken" size={20} />}
    </span>
  );
}
