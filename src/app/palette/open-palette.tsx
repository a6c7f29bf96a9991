import { lazyDialog } from '#failures/lazy-dialog.ts';
import { openLayer } from '#ui/layers.tsx';
import { isCommand, usePageKeys } from '#ui/page-keys.ts';

const palette = lazyDialog(() => import('./palette-dialog.tsx').then(({ PaletteDialog }) => PaletteDialog));

let isOpen = false;

/** Opens the palette. What is typed while its script is on its way counts: it gets the keys. All others are the page's, and Escape gives it up. */
export function openPalette(): void {
  if (isOpen) return;
  isOpen = true;
  const pressed: string[] = [];
  const ends = new AbortController();
  const keep = (event: KeyboardEvent) => {
    if (isCommand(event) || (event.key.length > 1 && event.key !== 'Enter' && event.key !== 'Backspace')) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.push(event.key);
  };
  window.addEventListener('keydown', keep, { capture: true, signal: ends.signal });
  openLayer((end) => {
    const close = () => {
      isOpen = false;
      ends.abort();
      end();
    };
    const takeKeys = () => {
      ends.abort();
      return pressed;
    };
    return <palette.Component takeKeys={takeKeys} onClose={close} />;
  });
}

/** Hook: the keys that open the palette from every page and every open photo, Ctrl or Cmd with K, and "/". */
export function usePaletteKeys(): void {
  usePageKeys((event) => {
    const isSign = event.key === '/' && !isCommand(event);
    const isOrder =
      event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isSign && !isOrder) return;
    event.preventDefault();
    openPalette();
  }, '[data-photo-layer]');
}
