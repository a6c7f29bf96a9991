import type { Photo } from '#photos/data/library-queries.ts';
import { PREVIEW_SIZE, thumbnailUrl } from '#photos/data/thumbnails.ts';
import type { Slide } from './playlist.ts';

/** State of a slideshow. */
export interface ShowState {
  /** Photo on screen; undefined until the first is decoded. */
  shown: Slide | undefined;
  /** Photo that gives way to it. */
  before: Slide | undefined;
  /** Addresses of decoded pictures by photo id, of what is or may soon be on screen. */
  decoded: ReadonlyMap<string, string>;
  /** Addresses of pictures that could not be loaded since the last change, by photo id. */
  failed: ReadonlyMap<string, string>;
  /** Photos that were passed over because of that. */
  skipped: number;
  /** Direction of the next change. */
  direction: 1 | -1;
  /** The next photo is to show as soon as it is decoded. */
  isDue: boolean;
}

export type ShowEvent =
  | { type: 'decoded' | 'failed'; photo: Photo }
  /** The time of the photo is over. */
  | { type: 'due' }
  /** The customer asks for the next photo, or the one before. */
  | { type: 'asked'; direction: 1 | -1 }
  /** @property passedOver photos between the two whose pictures failed */
  | { type: 'changed'; to: Slide; passedOver?: number }
  /** There is no photo before the one that shows. */
  | { type: 'ended' }
  /** Pictures that failed are tried again. */
  | { type: 'retried' };

export const NEW_SHOW: ShowState = {
  shown: undefined,
  before: undefined,
  decoded: new Map(),
  failed: new Map(),
  skipped: 0,
  direction: 1,
  isDue: true,
};

/** Address of the picture of a photo in a slideshow. */
export function slideUrl(photo: Photo): string {
  return thumbnailUrl(photo, PREVIEW_SIZE);
}

/** State after an event. */
export function nextShowState(state: ShowState, event: ShowEvent): ShowState {
  switch (event.type) {
    case 'decoded':
    case 'failed': {
      const { type, photo } = event;
      return { ...state, [type]: new Map(state[type]).set(photo.imageId, slideUrl(photo)) };
    }
    case 'due':
      return { ...state, isDue: true };
    case 'asked': {
      const { direction } = event;
      const isTurn = direction !== state.direction;
      // What was to come the other way is not drawn any more.
      const decoded = isTurn ? decodedOf(state, [state.shown, state.before]) : state.decoded;
      return { ...state, decoded, isDue: true, direction };
    }
    case 'changed':
      return {
        shown: event.to,
        before: state.shown,
        decoded: decodedOf(state, [event.to, state.shown]),
        failed: new Map(),
        skipped: state.skipped + (event.passedOver ?? 0),
        direction: 1,
        isDue: false,
      };
    case 'ended':
      return { ...state, isDue: false, direction: 1 };
    case 'retried':
      return { ...state, failed: new Map() };
  }
}

/** Decoded pictures of those slides that stay drawn. */
function decodedOf({ decoded }: ShowState, drawn: readonly (Slide | undefined)[]): ShowState['decoded'] {
  const ids = drawn.map((slide) => slide?.photo.imageId);
  return new Map([...decoded].filter(([id]) => ids.includes(id)));
}

/** Whether the picture of a photo can be drawn at once. */
export function isDecoded({ decoded }: ShowState, photo: Photo): boolean {
  return decoded.has(photo.imageId);
}

/** Whether the picture of a photo could not be loaded; another address, which its page may have brought since, is tried. */
export function hasFailed({ failed }: ShowState, photo: Photo): boolean {
  return failed.get(photo.imageId) === slideUrl(photo);
}
