import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { writeStored } from '#lib/storage.ts';
import { photoAt } from '#photos/pages/group-model.ts';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import { PREVIEW_SIZE, thumbnailUrl } from '#photos/thumbnails.ts';
import { cellOfName } from './cell-name.ts';
import { storedScrollPosition } from './stored-view.ts';
import { useListener } from './use-listener.ts';

/** A click on a photo opens it in the preview, and the way back is remembered (P2.43, P2.44). */
export function useOpenPhoto(grid: RefObject<HTMLElement | null>, pages: PhotoPages, albumId: string | undefined): void {
  const navigate = useNavigate();

  // The picture sets out while the button is still down.
  useListener(grid, 'pointerdown', ({ target, button }) => {
    const cell = cellOfName(linkOf(target)?.dataset.cell);
    const photo = cell && button === 0 ? photoAt(pages.state(cell.key), cell.cell) : undefined;
    if (photo) new Image().src = thumbnailUrl(photo, PREVIEW_SIZE);
  });

  useListener(grid, 'click', (event) => {
    const link = linkOf(event.target);
    // Anything but a plain click is the browser's: a new tab, a download.
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    writeStored(storedScrollPosition(albumId), { x: window.scrollX, y: window.scrollY });
    void navigate(link.pathname + link.search, { state: { openedFromList: true } });
  });
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-photo]') : null;
}
