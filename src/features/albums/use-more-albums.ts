import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** What the place behind the last album does. */
export interface MoreAlbumsControl {
  /** It is near to the screen. */
  load: () => void;
  /** Its button has got the focus. */
  onFocus: () => void;
  /** Its button has been pressed. */
  onPress: () => void;
}

/**
 * Brings further albums. Who presses the button goes on at the first album that has come since the focus was there: the
 * button may be gone by then, or far away. Albums that come by themselves leave the focus alone.
 * @param count albums that show
 */
export function useMoreAlbums(list: RefObject<HTMLElement | null>, count: number, load: () => void): MoreAlbumsControl {
  const known = useRef(count);
  const isAsked = useRef(false);

  useLayoutEffect(() => {
    if (!isAsked.current || count <= known.current) return;
    isAsked.current = false;
    const active = document.activeElement;
    if (!active || active === document.body || active.closest('[data-more-albums]')) {
      focusAlbum(list, known.current);
    }
  }, [list, count]);

  return {
    load,
    onFocus: () => {
      known.current = count;
    },
    onPress: () => {
      if (count > known.current) {
        focusAlbum(list, known.current);
        return;
      }
      isAsked.current = true;
      load();
    },
  };
}

function focusAlbum(list: RefObject<HTMLElement | null>, number: number): void {
  list.current?.querySelectorAll<HTMLElement>('[data-album] a')[number]?.focus();
}
