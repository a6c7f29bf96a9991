import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { whenNear } from '#ui/near-screen.ts';
import type { MoreAlbumsControl } from '../use-more-albums.ts';
import styles from './more-albums.module.css';

export interface MoreAlbumsProps {
  /** Albums that show; when more of them came, it looks again whether it is near. */
  shown: number;
  /** The list is being read; the next page has to wait until that is done. */
  isFetching: boolean;
  /** The next page is on its way. */
  isLoading: boolean;
  more: MoreAlbumsControl;
}

/** Brings further albums when it comes near to the screen, and when it is pressed. */
export function MoreAlbums({ shown, isFetching, isLoading, more }: MoreAlbumsProps) {
  const place = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(more.load);

  useEffect(() => {
    return place.current && !isFetching ? whenNear(place.current, () => load()) : undefined;
  }, [shown, isFetching]);

  return (
    <div ref={place} className={styles.place} data-more-albums="" aria-busy={isLoading || undefined}>
      <Button onFocus={more.onFocus} onClick={more.onPress}>
        {t(isLoading ? 'albums.loading' : 'albums.more')}
      </Button>
    </div>
  );
}
