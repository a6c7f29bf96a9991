import { useLocation, useNavigate } from 'react-router';
import type { PhotoList, PhotoPlace } from '#photos/pages/photo-list.ts';
import type { RouteKey } from '#paths';
import { onLeavePage } from '#ui/leave-page.ts';
import { routeAt } from '#vendor/route-at.ts';
import { createEmitter } from '#lib/events.ts';

/**
 * Hook: callback that closes a photo (P2.72). Opened from the list, Back is the list as it was left; a link from elsewhere has
 * no list behind it.
 */
export function useClosePhoto(path: PhotoList['path']): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return () => void (isFromList(state) ? navigate(-1) : navigate(path(), { replace: true }));
}

/** Whether a photo was opened from the list that it is in. @param state of the location */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromList' in state && state.openedFromList === true;
}

/** Whether an address only says which photo shows already: it follows the customer, who has not gone anywhere. @param state of the location */
export function hasFollowed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasFollowed' in state && state.hasFollowed === true;
}

/**
 * Hook: whether the address is that of a photo, which then lies over its list. For what shows little: each photo that opens or
 * closes has its user rendered.
 * @param preview the route of the list's photos
 */
export function useIsPhotoOpen(preview: RouteKey): boolean {
  return isPhotoOpenAt(useLocation().pathname, preview);
}

/** Whether a path is that of a photo. @param preview the route of its list's photos */
export function isPhotoOpenAt(pathname: string, preview: RouteKey): boolean {
  return routeAt(pathname)?.key === preview;
}

let shown: PhotoPlace | undefined;

/** Notes which photo the preview shows, so that the list can be left where the customer ended. */
export function noteShownPhoto(place: PhotoPlace): void {
  shown = place;
}

/** The photo that the preview showed last; undefined for the next caller. */
export function claimShownPhoto(): PhotoPlace | undefined {
  const place = shown;
  shown = undefined;
  return place;
}

const requested = createEmitter();
let request: { path: string; place: PhotoPlace } | undefined;

// Whoever goes elsewhere before the list is there does not wait for it any more. On the way to it a form may ask first.
onLeavePage(() => {
  if (request && request.path.split('?')[0] !== location.pathname) request = undefined;
});

/**
 * Has the grid of a list show a photo: now when it is on screen, else when it comes next, unless the customer goes elsewhere before that.
 * @param path the address of the list
 */
export function requestToShow(path: string, place: PhotoPlace): void {
  request = { path, place };
  requested.emit();
}

/** Subscribes to what a list is to show; a request that waits is answered at once. @returns callback that unsubscribes */
export function onShowRequest(path: string, show: (place: PhotoPlace) => void): () => void {
  const look = () => {
    if (request?.path !== path) return;
    const { place } = request;
    request = undefined;
    show(place);
  };
  look();
  return requested.on(look);
}

let preparedPicture: HTMLImageElement | undefined;
let readyUrl: string | undefined;

/** Loads and decodes a picture that is likely to be shown next; the one before is let go. Without an address none is kept. */
export function makeReady(url: string | undefined): void {
  if (preparedPicture?.src === url) return;
  readyUrl = undefined;
  preparedPicture = undefined;
  if (url === undefined) return;
  const next = new Image();
  next.src = url;
  preparedPicture = next;
  next.decode().then(
    () => {
      if (preparedPicture === next) readyUrl = url;
    },
    // Where it is shown, the failure is told.
    () => {},
  );
}

/** Whether a picture can be drawn at once, without a blank frame. */
export function isReady(url: string): boolean {
  return readyUrl === url;
}
