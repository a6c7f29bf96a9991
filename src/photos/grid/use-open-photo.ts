import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { writeStored } from '#lib/storage.ts';
import { createTimer } from '#lib/timers.ts';
import { useListener } from '#lib/use-listener.ts';
import { photoAt } from '#photos/pages/group-model.ts';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import { isFromList, makeReady } from '#photos/open-photo/open-photo.ts';
import { PREVIEW_SIZE, thumbnailUrl } from '#photos/data/thumbnails.ts';
import { cellOfName } from './geometry/grid-focus.ts';
import type { GridCell } from './geometry/grid-focus.ts';
import { storedScrollPosition } from './stored-view.ts';

/** Time, in ms, after which a mouse that rests on a photo is likely to open it. */
const REST_MS = 80;

/** Hook: callback that opens a photo of a list by its address, and stores the way back (P2.43). */
export function useGoToPhoto(albumId: string | undefined): (path: string) => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (path) => {
    writeStored(storedScrollPosition(albumId), { x: window.scrollX, y: window.scrollY });
    // Pressed again while the script that shows it is on its way, it takes the place of that one: Back is the list.
    void navigate(path, { replace: isFromList(state), state: { openedFromList: true } });
  };
}

/** Hook: a click on a photo opens it in the preview. */
export function useOpenPhoto(
  grid: RefObject<HTMLElement | null>,
  pages: PhotoPages,
  albumId: string | undefined,
): void {
  const goTo = useGoToPhoto(albumId);

  // The large picture sets out before the click: when a mouse rests on the photo, at the latest when the button goes down (F8).
  const [rest] = useState(createTimer);
  const prepare = (target: EventTarget | null) => {
    const cell = cellNamed(linkOf(target));
    const photo = cell && photoAt(pages.state(cell.key), cell.cell);
    if (photo) makeReady(thumbnailUrl(photo, PREVIEW_SIZE));
  };
  useListener(grid, 'pointerover', ({ target, pointerType }) => {
    rest.stop();
    if (pointerType === 'mouse') rest.start(REST_MS, () => prepare(target));
  });
  useListener(grid, 'pointerleave', rest.stop);
  useListener(grid, 'pointerdown', ({ target, button }) => {
    if (button === 0) prepare(target);
  });
  useEffect(
    () => () => {
      rest.stop();
      makeReady(undefined);
    },
    [rest],
  );

  useListener(grid, 'click', (event) => {
    const link = linkOf(event.target);
    // Anything but a plain click is the browser's: a new tab, a download. What has been dealt with has selected the photo.
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    goTo(link.pathname + link.search);
  });
}

/** The link to a photo; a tile of the selection mode is none, the small link beside it is. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:is([data-photo], [data-opens])') : null;
}

function cellNamed(link: HTMLAnchorElement | null): GridCell | undefined {
  return cellOfName(link?.dataset.cell ?? link?.dataset.opens);
}
