import { useEffect, useEffectEvent, useRef } from 'react';
import { Failure } from '#failures/failure.tsx';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { whenNear } from '#ui/in-view.tsx';
import type { AlbumPages } from '../use-album-pages.ts';
import styles from './more-albums.module.css';

export interface MoreAlbumsProps {
  pages: AlbumPages<{ albumId: string }>;
  /** Something is looked for in the list: it is loaded to its end by itself. */
  isSearched: boolean;
}

/** End of a list of albums: what could not be read of it, and the way to the next page. */
export function MoreAlbums({ pages, isSearched }: MoreAlbumsProps) {
  const { leftOut, error, hasMore, isFetching, more, refetch } = pages;
  return (
    <>
      <LeftOutNote leftOut={leftOut} of="albums" />
      {error && <Failure of={{ error, refetch: () => void (hasMore ? more.load() : refetch()), isFetching }} />}
      {hasMore && !error && !isSearched && <NextPage pages={pages} />}
    </>
  );
}

/** Loads the next page when it comes near to the screen, and when it is pressed. */
function NextPage({ pages: { albums, isFetching, isLoadingMore, more } }: { pages: AlbumPages<{ albumId: string }> }) {
  const place = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(more.load);
  const shown = albums?.length ?? 0;

  // Once more albums show, or a read has ended, the place may be near without having moved.
  useEffect(() => {
    return place.current && !isFetching ? whenNear(place.current, () => load()) : undefined;
  }, [shown, isFetching]);

  return (
    <div ref={place} className={styles.place} data-more-albums="" aria-busy={isLoadingMore || undefined}>
      <Button onFocus={more.onFocus} onClick={more.onPress}>
        {t(isLoadingMore ? 'albums.loading' : 'albums.more')}
      </Button>
    </div>
  );
}
