import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { writeStored } from '#lib/storage.ts';
import { storedScrollPosition } from './stored-view.ts';
import { useListener } from './use-listener.ts';

/** A click on a photo opens it in the preview, and the way back is remembered (P2.43, P2.44). */
export function useOpenPhoto(grid: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useListener(grid, 'click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-photo]') : null;
    // Anything but a plain click is the browser's: a new tab, a download.
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    writeStored(storedScrollPosition, { x: window.scrollX, y: window.scrollY });
    void navigate(link.pathname + link.search, { state: { openedFromList: true } });
  });
}
