import type { RefCallback, SyntheticEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Photo } from '#photos/data/library-queries.ts';
import { usePictureAgain } from '#ui/use-picture-again.ts';
import { whenPictureLoaded } from './picture-queue.ts';
import type { ThumbnailSize } from '#photos/data/thumbnails.ts';
import { SMALLEST_SIZE, thumbnailUrl } from '#photos/data/thumbnails.ts';
import styles from './thumbnail.module.css';

/** Props that a tile gives to its picture. */
interface PictureProps {
  className: string | undefined;
  ref: RefCallback<HTMLImageElement>;
  src: string;
  decoding: 'async' | 'sync';
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  onError: () => void;
}

export interface Thumbnail {
  picture: PictureProps;
  isBroken: boolean;
  /** Whether it is said that it is broken: see `usePictureAgain`. */
  isTold: boolean;
}

/**
 * Hook: the picture of a tile. While there is haste it is the smallest there is; a better one takes its place when it has come,
 * so that what is shown never goes. A link that has worked is kept. See: [Note: Links of photos expire]
 * @param onBroken the picture cannot be loaded
 */
export function useThumbnail(photo: Photo, size: ThumbnailSize, isHasty: boolean, onBroken: () => void): Thumbnail {
  const wantedSize = isHasty ? SMALLEST_SIZE : size;
  const wanted = thumbnailUrl(photo, wantedSize);
  const [used, setUsed] = useState({ url: wanted, size: wantedSize, isReplacement: false });
  const [failed, setFailed] = useState<string>();
  const isBroken = failed === used.url;
  if (isBroken && wanted !== used.url) setUsed({ url: wanted, size: wantedSize, isReplacement: false });

  const isTold = usePictureAgain(isBroken ? failed : undefined, setFailed);

  const image = useRef<HTMLImageElement>(null);
  const ref = useCallback((element: HTMLImageElement) => {
    image.current = element;
    return follow(element);
  }, []);

  const better = !isBroken && used.size < wantedSize ? wanted : undefined;
  useEffect(() => {
    if (better === undefined) return;
    const use = () => setUsed({ url: better, size: wantedSize, isReplacement: true });
    // What has not come need not come any more.
    if (image.current?.complete !== true) return use();
    return whenPictureLoaded(better, use);
  }, [better, wantedSize]);

  const onError = () => {
    setFailed(used.url);
    onBroken();
  };
  // Decoded when it is drawn: a replacement that were drawn later would leave a gap.
  return {
    picture: {
      className: styles.thumbnail,
      ref,
      src: used.url,
      decoding: used.isReplacement ? 'sync' : 'async',
      onLoad: show,
      onError,
    },
    isBroken,
    isTold,
  };
}

/** Time, in ms, after which a picture has been waited for. */
const AT_ONCE_MS = 250;

const startedAt = new WeakMap<HTMLImageElement, number>();
const givenUp = new WeakMap<HTMLImageElement, string>();

/**
 * Notes when a picture begins to load; gives the load up when its tile goes. That is while the picture is still in the
 * page: Chromium never forgets one whose `src` changes after it has left.
 */
function follow(image: HTMLImageElement): () => void {
  startedAt.set(image, performance.now());
  const src = givenUp.get(image);
  if (src !== undefined) image.src = src;
  if (image.complete && image.naturalWidth > 0) image.dataset.shown = 'at-once';
  return () => {
    if (image.complete) return;
    givenUp.set(image, image.src);
    image.removeAttribute('src');
  };
}

/** Written to the page itself: a render of each tile for its picture would cost more than the picture. */
function show({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  if (image.dataset.shown) return;
  image.dataset.shown = performance.now() - (startedAt.get(image) ?? 0) > AT_ONCE_MS ? 'softly' : 'at-once';
}

/** Whether a tile shows its picture, or has none to show. */
export function isShown({ complete, naturalWidth, dataset }: HTMLImageElement): boolean {
  return complete && (naturalWidth === 0 || dataset.shown !== undefined);
}
