/** Time, in ms, of whatever moves in the preview, and how it slows down. */
export const MOTION: KeyframeAnimationOptions = { duration: 200, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** Whether anything moves: not with reduced motion, nor in a browser that cannot animate from scripts, where all is in its place at once. */
export function mayMove(): boolean {
  return 'animate' in Element.prototype && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Animates an element, if anything may move. */
export function move(element: Element, steps: Keyframe[], options = MOTION): Animation | undefined {
  return mayMove() ? element.animate(steps, options) : undefined;
}

/** Ends the animations of an element. */
export function stopMoving(element: Element): void {
  if ('getAnimations' in element) for (const animation of element.getAnimations()) animation.cancel();
}

/** The tile of a photo in the list below; null where there is none. */
export function tileOf(photoId: string): HTMLElement | null {
  return document.querySelector(`a[data-photo="${CSS.escape(photoId)}"]`);
}

/** Whether any of a box is on screen. */
export function isOnScreen({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < window.innerHeight;
}
