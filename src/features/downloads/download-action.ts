import { saveSignedFile } from '#api/hand-to-browser.ts';
import { LinkRefused } from '#api/signed-file.ts';
import { t } from '#i18n/texts.ts';
import { safeFileName } from '#lib/files.ts';
import { collectFor } from '#photos/actions/collecting.tsx';
import { showFailure } from '#photos/actions/failure-toast.ts';
import { retryWithoutMissing } from '#photos/actions/gone-photos.ts';
import { whyNotWithNone, type ActionTarget, type PhotoAction } from '#photos/actions/photo-action.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { DOWNLOAD_LIMIT } from '#photos/data/limits.ts';
import { indexOfPhoto, pageOf, pageRequest } from '#photos/pages/group-model.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { photosOfGroup, type PhotoReference } from '#photos/selection/collect.ts';

/** Photo action: saves one photo, or orders an archive of up to 100 (P1.5, P1.6, P2.82, P2.70, P2.125). */
export const downloadAction: PhotoAction = {
  key: 'download',
  icon: 'download',
  label: 'actions.download',
  whyNot: (target) =>
    whyNotWithNone(target) ??
    (target.count > DOWNLOAD_LIMIT ? t('actions.downloadLimit', { limit: DOWNLOAD_LIMIT }) : undefined),
  async run(target) {
    const photos = await collectFor(target);
    if (!photos) return;
    const [only] = photos;
    await (photos.length === 1 && only ? saveOne(target, only) : saveMany(target, photos));
  },
};

/** Photo action: more photos than an archive holds are ordered in parts, one after the other. It stands beside the one that says why not. */
export const downloadInPartsAction: PhotoAction = {
  key: 'downloadInParts',
  icon: 'download',
  label: 'actions.downloadInParts',
  isOffered: ({ count }) => count > DOWNLOAD_LIMIT,
  whyNot: whyNotWithNone,
  async run(target) {
    const photos = await collectFor(target);
    if (photos) await saveMany(target, photos);
  },
};

async function saveOne(target: ActionTarget, reference: PhotoReference): Promise<void> {
  try {
    const photo = target.photo ?? (await photoOf(target.list, reference));
    // Of a photo that is not there any more, the service says so.
    if (!photo) return await saveMany(target, [reference]);
    await retryWithoutMissing(target, [reference], () =>
      downloadPhoto(photo).catch(async (error: unknown) => {
        const renewed = mayBeExpired(error) && (await readAnew(target, reference));
        if (!renewed) throw error;
        await downloadPhoto(renewed);
      }),
    );
    target.done({ removed: false });
  } catch (error) {
    showFailure(t('photo.downloadFailed'), error);
  }
}

async function saveMany(target: ActionTarget, photos: readonly PhotoReference[]): Promise<void> {
  if (photos.length === 0) return;
  try {
    const { orderArchives } = await import('./order-archive.ts');
    const ordered = await retryWithoutMissing(target, photos, (left) =>
      orderArchives(target.client, { list: target.list, photos: left }).then(() => left),
    );
    if (ordered) target.done({ removed: false });
  } catch (error) {
    showFailure(t(photos.length === 1 ? 'photo.downloadFailed' : 'photos.downloadFailed'), error);
  }
}

/** Of a photo that is gone there is no other link. */
function mayBeExpired(error: unknown): boolean {
  return error instanceof LinkRefused && error.status !== 404;
}

/** A photo with a link that works: its page is read once more for it. See: [Note: Links of photos expire] */
async function readAnew({ list: { groups, pages } }: ActionTarget, photo: PhotoReference): Promise<Photo | undefined> {
  const group = groups?.find(({ key }) => key === photo.groupKey);
  if (!group) return undefined;
  const state = pages.state(group.key);
  const place = pageOf(state, indexOfPhoto(state, photo.imageId) ?? Infinity);
  const request = place && pageRequest(state, place.page);
  if (!request) return undefined;
  // Not by way of the cache, which calls a read off when its photos are scrolled away, and gives the old links instead.
  const { images } = await pages.source.page(group, request).queryFn({ signal: new AbortController().signal });
  return images.find(({ imageId }) => imageId === photo.imageId);
}

/** The photo itself: from memory or, where it has been scrolled far away, read once more. */
async function photoOf(list: PhotoList, { groupKey, imageId }: PhotoReference): Promise<Photo | undefined> {
  const group = list.groups?.find(({ key }) => key === groupKey);
  const found: Photo[] = [];
  const only = { kind: 'some', photoIds: new Set([imageId]) } as const;
  if (group) await photosOfGroup(list, group, only, new AbortController().signal, (photos) => found.push(...photos));
  return found[0];
}

/** Endings that open as pictures. The name is that of whoever uploaded the photo: it must not make a page or a program of the file (S43). */
const PICTURE = /\.(?:hei[cf]|hif|jpe|jpe?g|jfif|png)$/i;

function pictureName(name: string, type = ''): string {
  return PICTURE.test(name) ? name : `${name}.${/^image\/(heic|png)$/.exec(type)?.[1] ?? 'jpg'}`;
}

/**
 * Saves a photo as it was uploaded, under the name it had (O56), as a picture. It is under way until the promise settles (P4.32).
 * @throws the error that the file was refused with
 */
export async function downloadPhoto(
  { untouchedUrl, url, localFileName, imageId }: Photo,
  save = saveSignedFile,
): Promise<void> {
  const name = safeFileName(localFileName, imageId);
  await save(untouchedUrl || url, (type) => pictureName(name, type));
}
