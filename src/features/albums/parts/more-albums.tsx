import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import styles from './more-albums.module.css';

/** The next page is loaded when its place is so near to the screen, in px. */
const NEAR_PX = 1200;

export interface MoreAlbumsProps {
  /** Albums that show; when more of them came, it looks again whether it is near. */
  shown: number;
  isLoading: boolean;
  onMore: () => void;
  /** Whether the focus is here. */
  isAtEnd: RefObject<boolean>;
}

/** Brings further albums when it comes near to the screen, and when it is pressed. */
export function MoreAlbums({ shown, isLoading, onMore, isAtEnd }: MoreAlbumsProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onMore);

  useEffect(() => {
    if (!place.current) return;
    const nearness = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(), { rootMargin: `${NEAR_PX}px 0px` });
    nearness.observe(place.current);
    return () => nearness.disconnect();
  }, [shown]);

  return (
    <div
      ref={place}
      className={styles.place}
      onFocus={() => {
        isAtEnd.current = true;
      }}
      onBlur={() => {
        isAtEnd.current = false;
      }}
    >
      <Button busy={isLoading} busyLabel={t('albums.loading')} onClick={onMore}>
        {t('albums.more')}
      </Button>
    </div>
  );
}
