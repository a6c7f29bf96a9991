import { after } from '#lib/timers.ts';
import type { Box } from '#photos/grid/geometry/grid-geometry.ts';
import { containedBox, transitionKeyframes } from './transition-keyframes.ts';
import styles from './close-transition.module.css';
import { isOnScreen, MOTION, mayMove, move, tileOf } from './gestures/motion.ts';

/** Share of the transition after which the picture gives way to that of its tile. */
const FADES_AT = 0.8;

/** Frames in which the list may scroll to the tile and draw it; a photo whose tile does not come fades. */
const FRAMES = 6;

/** Time, in ms, after which nothing is left of a transition, whatever has become of it. */
const OVER_AFTER_MS = 1_000;

let endLast: (() => void) | undefined;

/** Ends the transition that is under way: another photo opens. */
export function endTransition(): void {
  endLast?.();
}

/**
 * Moves the photo that shows back into its tile, while the surround fades. Called when the preview leaves the page: the list
 * is what the customer has then, and the transition a drawing over it. Without a list behind it, there is none.
 */
export function playCloseTransition(): void {
  endTransition();
  const layer = document.querySelector('[role="dialog"]:has([data-frame])');
  const frame = layer?.querySelector<HTMLElement>('[data-frame]');
  const picture = frame && [...frame.querySelectorAll('img')].findLast(isDrawn);
  if (!layer || !frame || !picture || document.hidden || !mayMove()) return;
  const from = containedBox(frame.getBoundingClientRect(), {
    width: picture.naturalWidth,
    height: picture.naturalHeight,
  });
  const photoId = frame.dataset.frame ?? '';
  const surround = layer.querySelector('[data-fades="surround"]');
  const scene = drawScene(picture, from, surround ? getComputedStyle(surround) : { backgroundColor: '', opacity: '0' });
  document.body.append(scene.root);

  let next = 0;
  const end = () => {
    cancelAnimationFrame(next);
    stopWaiting();
    scene.root.remove();
    if (endLast === end) endLast = undefined;
  };
  const stopWaiting = after(OVER_AFTER_MS, end);
  endLast = end;

  const start = (frames: number) => {
    const hasList = document.querySelector('[data-cell]') !== null;
    // Another page came instead of the list, or the preview has only been hidden for a moment.
    if (layer.isConnected || !hasList) return end();
    const tile = tileOf(photoId);
    const to = tile?.getBoundingClientRect();
    const isSeen = to && isOnScreen(to);
    if (!isSeen && frames > 0) {
      next = requestAnimationFrame(() => start(frames - 1));
      return;
    }
    scene.fade();
    const animation = tile && isSeen ? scene.moveTo(to, tile) : scene.vanish();
    void animation?.finished.then(end, end);
  };
  next = requestAnimationFrame(() => start(FRAMES));
}

/** Whether a picture can be seen: it has come, and does not wait to be decoded. The full file is left alone, it is large. */
function isDrawn(picture: HTMLImageElement): boolean {
  return (
    picture.complete &&
    picture.naturalWidth > 0 &&
    !('full' in picture.dataset) &&
    getComputedStyle(picture).opacity !== '0'
  );
}

/** Scene drawn over the list: the surround as dark as it was, and the picture where it was. */
function drawScene(
  picture: HTMLImageElement,
  from: Box,
  { backgroundColor, opacity }: Pick<CSSStyleDeclaration, 'backgroundColor' | 'opacity'>,
) {
  const root = document.createElement('div');
  root.className = styles.scene ?? '';
  root.ariaHidden = 'true';
  root.inert = true;
  root.dataset.flight = '';
  const surround = document.createElement('div');
  surround.className = styles.surround ?? '';
  Object.assign(surround.style, { backgroundColor, opacity });
  const window = document.createElement('div');
  window.className = styles.window ?? '';
  Object.assign(window.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  const copy = new Image();
  copy.className = styles.picture ?? '';
  copy.alt = '';
  copy.decoding = 'sync';
  copy.src = picture.currentSrc;
  window.append(copy);
  root.append(surround, window);
  const lasting: KeyframeAnimationOptions = { ...MOTION, fill: 'forwards' };
  return {
    root,
    fade: () => move(surround, [{ opacity }, { opacity: 0 }], lasting),
    vanish: () => move(window, [{ opacity: 1 }, { opacity: 0 }], lasting),
    moveTo(to: Box, tile: HTMLElement) {
      const keyframes = transitionKeyframes(from, to);
      move(window, keyframes.window, lasting);
      move(copy, keyframes.picture, lasting);
      const fading = { ...lasting, easing: 'linear' };
      // There is one photo, not two.
      const hidden = { duration: Number(MOTION.duration) * FADES_AT };
      for (const own of tile.querySelectorAll('img')) move(own, [{ opacity: 0 }, { opacity: 0 }], hidden);
      return move(window, [{ opacity: 1 }, { opacity: 1, offset: FADES_AT }, { opacity: 0 }], fading);
    },
  };
}
