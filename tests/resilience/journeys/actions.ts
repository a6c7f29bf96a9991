import type { JournalEntry } from '../../support/sandbox-control.ts';
import type { Known, NotShown } from './shown-selection.ts';

/** What can be done with photos that were selected, or with the one that is open, by how it is told of a photo. */
export const ACTIONS = {
  delete: 'deleted',
  removeFromAlbum: 'taken out of an album',
  copyToAlbum: 'copied to an album',
  download: 'downloaded',
  orderPrints: 'printed',
} as const;

/** One of them; the keys are those of the app (src/photos/actions/photo-action.ts). */
export type ActionName = keyof typeof ACTIONS;

/** All of them. */
export const actionNames = Object.keys(ACTIONS) as ActionName[];

/** A call that does something with photos, and when it was made, in ms since 1970. */
export interface ActionCall {
  action: ActionName;
  at: number;
  photoIds: readonly string[];
}

/** An action that was confirmed, where it asks, or begun by its button. */
export interface Confirmation {
  action: ActionName;
  at: number;
  /** How many photos it adds to those of earlier presses in the same dialog; undefined where no number is shown. */
  more: number | undefined;
  notShown: NotShown;
}

/** How many photos were confirmed to be acted on, by the action. */
export function confirmedBy(confirmations: readonly Confirmation[]): Record<ActionName, number> {
  const sums: Record<ActionName, number> = {
    delete: 0,
    removeFromAlbum: 0,
    copyToAlbum: 0,
    download: 0,
    orderPrints: 0,
  };
  for (const { action, more = 0 } of confirmations) sums[action] += more;
  return sums;
}

/**
 * What calls act on that nobody has confirmed: more photos than were counted, or others than were shown as selected. A photo
 * whose call fails and is made again counts once, and belongs to any confirmation of the same action before the call.
 */
export function excessOf(
  calls: readonly ActionCall[],
  confirmations: readonly Confirmation[],
  known: ReadonlyMap<string, Known>,
): string[] {
  return actionNames.flatMap((action) =>
    excessOfAction(
      action,
      calls.filter((call) => call.action === action),
      confirmations.filter((one) => one.action === action),
      known,
    ),
  );
}

function excessOfAction(
  action: ActionName,
  calls: readonly ActionCall[],
  confirmations: readonly Confirmation[],
  known: ReadonlyMap<string, Known>,
): string[] {
  const uncounted = confirmations.filter(({ more }) => more === undefined);
  const asked = new Set(
    calls.flatMap(({ at, photoIds }) =>
      photoIds.filter(
        (photoId) => !uncounted.some((one) => one.at <= at && one.notShown(photoId, known.get(photoId)) === undefined),
      ),
    ),
  );
  const confirmed = confirmedBy(confirmations)[action];
  const found =
    asked.size <= confirmed ? [] : [`${asked.size} photos were to be ${ACTIONS[action]}, ${confirmed} were confirmed`];
  const told = new Set<string>();
  for (const { at, photoIds } of calls) {
    const before = confirmations.filter((one) => one.at <= at);
    for (const photoId of photoIds) {
      if (told.has(photoId)) continue;
      const reasons = before.map(({ notShown }) => notShown(photoId, known.get(photoId)));
      if (reasons.includes(undefined)) continue;
      told.add(photoId);
      found.push(
        `photo ${photoId} was to be ${ACTIONS[action]} and not shown as selected: ${reasons.at(-1) ?? 'nothing had been confirmed'}`,
      );
    }
  }
  return found;
}

const OPERATIONS: Record<string, ActionName> = {
  deletePhotos: 'delete',
  removePhotosFromAlbum: 'removeFromAlbum',
  addPhotosToAlbum: 'copyToAlbum',
  createArchiveDownload: 'download',
  createSharedAlbumDownload: 'download',
  createTempSelection: 'orderPrints',
};
/** The signed link to the file of a photo as it was uploaded: nothing but a download asks for it. */
const UNTOUCHED = /^\/([^/]+)\/untouched$/;

/** The calls of pages that act on photos. Browsers say whose page calls; the other device is none. */
export function actionCalls(journal: readonly JournalEntry[]): ActionCall[] {
  return journal.flatMap(({ at, method, operationId, path, headers, body }) => {
    if (headers.origin === undefined) return [];
    const saved = operationId === 'getPhotoFile' && method === 'GET' ? UNTOUCHED.exec(path)?.[1] : undefined;
    if (saved !== undefined)
      return [{ action: 'download' as const, at: Date.parse(at), photoIds: [decodeURIComponent(saved)] }];
    const action = OPERATIONS[operationId ?? ''];
    return action === undefined ? [] : [{ action, at: Date.parse(at), photoIds: idsIn(body) }];
  });
}

/** The photos that a body names: `photoIds`, or `photos`, which are ids or, in shared albums, say whose they are. */
function idsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const named = 'photoIds' in body ? body.photoIds : 'photos' in body ? body.photos : [];
  if (!Array.isArray(named)) return [];
  return named.flatMap((photo: string | { photoId?: string }) =>
    typeof photo === 'string' ? [photo] : (photo.photoId ?? []),
  );
}
