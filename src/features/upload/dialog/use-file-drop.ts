import { useEffect, useEffectEvent, useState } from 'react';
import { droppedFiles, holdsFiles } from './dropped-files.ts';

export interface FileDrop {
  /** Takes what was dropped or pasted. */
  onFiles: (files: File[]) => void;
  /** Whether it is for somebody else, or for nobody, at the moment. */
  isOff?: () => boolean;
}

/**
 * Takes files that are dropped anywhere on the page, or pasted. A file that nobody takes must not be opened by the browser
 * in place of the page.
 * @returns whether files are being dragged over the page
 */
export function useFileDrop({ onFiles, isOff = () => false }: FileDrop): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles(files);
  });
  const isTaken = useEffectEvent(() => !isOff());

  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = isTaken() ? 'copy' : 'none';
        setOver(isTaken());
      },
      { signal },
    );
    // Nothing comes in its place when the pointer has left the window.
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal });
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        if (isTaken()) void droppedFiles(event.dataTransfer).then(take);
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      ({ clipboardData, target }) => {
        const isTyped = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
        if (!isTyped && isTaken()) take([...(clipboardData?.files ?? [])]);
      },
      { signal },
    );
    return () => ends.abort();
  }, []);
  return isOver;
}
