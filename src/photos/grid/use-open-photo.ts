import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { writeStored } from '#lib/storage.ts';
import { photoAt } from '#photos/pages/group-model.ts';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import { PREVIEW_SIZE, thumbnailUrl } from '#photos/thumbnails.ts';
import { cellOfName } from './cell-name.ts';
import type { GridCell } from './grid-focus.ts';
import { storedScrollPosition } from './stored-view.ts';
import { useListener } from './use-listener.ts';

/** A click on a photo opens it in the preview, and the way back is remembered (P2.43, P2.44). */
export function useOpenPhoto(grid: RefObject<HTMLElement | null>, pages: PhotoPages, albumId: string | undefined): void {
  const navigate = useNavigate();

  // The picture sets out while the button is still down.
  useListener(grid, 'pointerdown', ({ target, button }) => {
    const cell = cellNamed(linkOf(target));
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

/** The link to a photo; a tile of the selection mode is none, the small link beside it is. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:is([data-photo], [data-opens])') : null;
}

function cellNamed(link: HTMLAnchorElement | null): GridCell | undefined {
  return cellOfName(link?.dataset.cell ?? link?.dataset.opens);
}
