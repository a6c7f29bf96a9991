import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createTimer } from '#lib/timers.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { classNames } from '#ui/class-names.ts';
import { askAgain } from '#ui/use-picture-again.ts';
import { type PictureShape, fullFileUrl, isSharper, isWideStage, noteFullFile, watchFileSize } from '../full-file.ts';
import type { PhotoGestures } from '../gestures/photo-gestures.ts';
import styles from './slide.module.css';

/** Time, in ms, for which a photo rests on a wide stage before its full file is loaded. */
const REST_MS = 300;

export interface FullPictureProps {
  photo: Photo;
  /** The picture of 1300 px, which is shown. */
  picture: RefObject<HTMLImageElement | null>;
  gestures: PhotoGestures;
  /** The file could not be loaded. */
  onBroken: () => void;
}

/**
 * Full file of the photo that shows, over its picture of 1300 px: loaded once the photo is zoomed or rests on a wide stage, and
 * seen once it is decoded, so that nothing blinks. One that breaks or comes late leaves the picture, and is asked for again as
 * other pictures are; turning to another photo gives it up.
 */
export function FullPicture({ photo, picture, gestures, onBroken }: FullPictureProps) {
  const isWanted = useWanted(gestures);
  const wanted = fullFileUrl(photo);
  const [used, setUsed] = useState(wanted);
  const [status, setStatus] = useState<'loading' | 'again' | 'shown' | 'refused' | 'broken'>('loading');
  // A link that works is kept; another one is tried. See: [Note: Links of photos expire]
  if (status === 'broken' && wanted !== used) {
    setUsed(wanted);
    setStatus('loading');
  }
  const failedAgain = useAskedAgain(status === 'broken' || status === 'again', () =>
    setStatus((now) => (now === 'broken' ? 'again' : now)),
  );
  const isLoaded = isWanted && used !== undefined && status !== 'refused' && status !== 'broken';

  const image = useRef<HTMLImageElement>(null);
  const shape = useRef<PictureShape>(undefined);
  const bytes = useRef<number>(undefined);
  const note = () => {
    if (shape.current) noteFullFile(photo, { ...shape.current, bytes: bytes.current });
  };
  const noteSize = useEffectEvent(note);
  // Before it leaves the page: taken out of it, a picture would go on loading.
  useLayoutEffect(() => {
    const own = image.current;
    if (!isLoaded || used === undefined || !own) return;
    if (!own.hasAttribute('src')) own.src = used;
    const unwatch = watchFileSize(own.src, (size) => {
      bytes.current = size;
      noteSize();
    });
    return () => {
      unwatch();
      if (!own.complete) own.removeAttribute('src');
    };
  }, [isLoaded, used]);

  const show = async (own: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = own;
    const { naturalWidth = 0, naturalHeight = 0 } = picture.current ?? {};
    if (!isSharper({ width, height }, { width: naturalWidth, height: naturalHeight }, photo))
      return setStatus('refused');
    try {
      await own.decode();
    } catch {
      // It was given up, or cannot be decoded: the picture stays.
      return;
    }
    shape.current = { width, height };
    setStatus('shown');
    note();
  };

  if (!isLoaded) return null;
  return (
    <img
      ref={image}
      className={classNames(styles.picture, status !== 'shown' && styles.waiting)}
      src={used}
      alt=""
      draggable={false}
      decoding="sync"
      fetchPriority={gestures.isZoomed() ? 'high' : 'low'}
      data-full={status}
      onLoad={({ currentTarget }) => void show(currentTarget)}
      onError={() => {
        setStatus('broken');
        failedAgain();
        onBroken();
      }}
    />
  );
}

/**
 * Hook: asks again for a file that has failed, in its place: a picture beside it could not be given up. Nothing is told of it.
 * @param hasFailed and has not come since
 * @returns to be called when it has failed again
 */
function useAskedAgain(hasFailed: boolean, ask: () => void): () => void {
  const failedAgain = useRef<() => void>(undefined);
  const askOnce = useEffectEvent(ask);
  useEffect(() => {
    if (!hasFailed) return;
    const giveUp = askAgain(
      (failed) => {
        failedAgain.current = failed;
        askOnce();
      },
      () => {},
    );
    return () => {
      giveUp();
      failedAgain.current = undefined;
    };
  }, [hasFailed]);
  return () => failedAgain.current?.();
}

/** Hook: whether the full file is wanted. Once it is, that stays so. */
function useWanted(gestures: PhotoGestures): boolean {
  const isZoomed = useAtomValue(gestures.isZoomedAtom);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    // Asked anew: the photo before may have been zoomed until a moment ago.
    if (isZoomed && gestures.isZoomed()) setWanted(true);
  }, [gestures, isZoomed]);
  useEffect(() => {
    if (isWanted) return;
    const rest = createTimer();
    const wait = () =>
      rest.start(REST_MS, () => {
        if (!isWideStage(window.innerWidth, window.devicePixelRatio)) return;
        if (gestures.isResting()) setWanted(true);
        else wait();
      });
    wait();
    window.addEventListener('resize', wait);
    return () => {
      rest.stop();
      window.removeEventListener('resize', wait);
    };
  }, [gestures, isWanted]);
  return isWanted;
}
