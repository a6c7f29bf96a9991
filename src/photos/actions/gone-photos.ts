import { hasStatus } from '#api/api-error.ts';
import { LinkRefused } from '#api/signed-file.ts';
import { t } from '#i18n/texts.ts';
import { leftElsewhere } from '#photos/changes/library-changes.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { showToast } from '#ui/toast-store.ts';
import type { Collection, PhotoReference } from '#photos/selection/collect.ts';
import type { ActionTarget } from './photo-action.ts';
import { existingIds } from './existing-ids.ts';

/**
 * Difference between the photos of a selection and what was shown of it, in a sentence; undefined when there is none.
 * No action goes on with others than those that were shown (R9).
 * @param count how many were shown as selected
 */
export function changeText(
  list: Pick<PhotoList, 'albumId'>,
  count: number,
  { photos, isWithin }: Collection,
): string | undefined {
  if (isWithin && photos.length === count) return undefined;
  return photos.length < count
    ? goneText(list, count - photos.length)
    : t('selection.changed', { count: photos.length, amount: photos.length });
}

/**
 * The photos of a selection, for an action that shows no number of its own. Where they are others than were shown, the
 * selection is corrected, and she is told and decides once more.
 * @returns undefined when she has to
 */
export function unchangedPhotos(
  { list, count, correct }: Pick<ActionTarget, 'list' | 'count' | 'correct'>,
  collection: Collection,
): PhotoReference[] | undefined {
  const text = changeText(list, count, collection);
  if (text === undefined) return collection.photos;
  correct(collection.photos);
  showToast({ tone: 'info', text: collection.photos.length > 0 ? `${text} ${t('selection.checkAgain')}` : text });
  return undefined;
}

/**
 * After an action was refused: the photos that are still there, when that is because others are gone, which another device
 * may have done. Those leave every list and the selection, and she is told.
 * @returns undefined when it was refused for another reason, or when that cannot be told
 */
export async function withoutGone(
  { client, list }: Pick<ActionTarget, 'client'> & { list: Pick<PhotoList, 'albumId' | 'groups' | 'pages'> },
  photos: readonly PhotoReference[],
  error: unknown,
): Promise<PhotoReference[] | undefined> {
  if (!mayBeGone(error)) return undefined;
  const there = await existingIds(list, photos).catch(() => undefined);
  const gone = photos.filter(({ imageId }) => there?.has(imageId) === false);
  if (!there || gone.length === 0) return undefined;
  void leftElsewhere(client, new Set(gone.map(({ imageId }) => imageId)), list.albumId);
  showToast({ tone: 'info', text: goneText(list, gone.length) });
  return photos.filter(({ imageId }) => there.has(imageId));
}

/**
 * Does something with photos, and where it is refused because some are gone, with the others.
 * @returns undefined when none is left
 * @throws what it is refused with for another reason
 */
export async function retryWithoutMissing<Result>(
  target: Pick<ActionTarget, 'client' | 'list'>,
  photos: readonly PhotoReference[],
  act: (photos: readonly PhotoReference[]) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await act(photos);
  } catch (error) {
    const left = await withoutGone(target, photos, error);
    if (!left) throw error;
    return left.length > 0 ? act(left) : undefined;
  }
}

/**
 * Finds what focus goes to when photos leave the page (X4): the first photo behind them that stays, else the last one before
 * them, else the page itself, as there may be none left.
 * @returns function that looks it up, before the others are gone or after
 */
export function neighbourOf(leaving: ReadonlySet<string>): () => HTMLElement | null {
  const isStaying = ({ dataset }: HTMLElement) => !leaving.has(dataset.photo ?? '');
  const tiles = drawnTiles();
  const first = tiles.findIndex((tile) => !isStaying(tile));
  const neighbour = (tiles.slice(Math.max(0, first)).find(isStaying) ?? tiles.findLast(isStaying))?.dataset.photo;
  return () => {
    const staying = drawnTiles().filter(isStaying);
    return (
      staying.find(({ dataset }) => dataset.photo === neighbour) ?? staying[0] ?? document.getElementById('content')
    );
  };
}

function drawnTiles(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-photo]')];
}

/** Whether an error is one with which services and signed links refuse photos that are not there. */
function mayBeGone(error: unknown): boolean {
  return hasStatus(error, 400, 404) || (error instanceof LinkRefused && error.status === 404);
}

/** Text that says that some of the photos are gone. */
function goneText({ albumId }: Pick<PhotoList, 'albumId'>, amount: number): string {
  return t(albumId === undefined ? 'selection.gone' : 'selection.goneFromAlbum', { count: amount, amount });
}
