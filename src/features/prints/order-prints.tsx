import { atom, getDefaultStore } from 'jotai/vanilla';
import { t } from '#i18n/texts.ts';
import { onBackAgain } from '#lib/events.ts';
import { abortable } from '#lib/timers.ts';
import { showFailure } from '#photos/actions/failure-toast.ts';
import { retryWithoutMissing } from '#photos/actions/gone-photos.ts';
import type { ActionTarget } from '#photos/actions/photo-action.ts';
import { SMALLEST_SIZE, thumbnailUrl } from '#photos/data/thumbnails.ts';
import { indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { keepSelection } from '#photos/selection/stored-selection.ts';
import { openLayer } from '#ui/layers.tsx';
import { onLeavePage } from '#ui/leave-page.ts';
import { handOver } from './hand-over.ts';
import { PrintsOverlay } from './parts/prints-overlay.tsx';
import { withHanded, withoutHanded } from './tray/model.ts';
import { changeTray } from './tray/tray-store.ts';

/** Number of pictures shown of what is handed over. */
const PICTURES = 3;

/**
 * Hands photos over to the prints editor and goes there, once (S33). Nothing else can be done meanwhile (P2.149); when it
 * fails, the customer is told and everything is as before (P2.150, P4.48). The print tray notes what it has handed over.
 * @param about `part`: which part of them it is, where they are handed over in several; `format`: ID of the article that she
 *   has chosen
 */
export async function orderPrints(
  target: Pick<ActionTarget, 'client' | 'list'>,
  photos: readonly PhotoReference[],
  { part, format }: { part?: string; format?: string | undefined } = {},
): Promise<void> {
  const { client, list } = target;
  const end = new AbortController();
  const callOff = () => end.abort();
  const amountAtom = atom(photos.length);
  const close = openLayer(() => (
    <PrintsOverlay amountAtom={amountAtom} about={part} pictures={chosenPictures(list, photos)} onCancel={callOff} />
  ));
  // A customer who goes back, or on, has changed her mind.
  const stay = onLeavePage(callOff);
  try {
    let photoIds: string[] = [];
    const handed = (left: readonly PhotoReference[]) => {
      photoIds = left.map(({ imageId }) => imageId);
      getDefaultStore().set(amountAtom, left.length);
      return handOver(client, photoIds, end.signal, format);
    };
    const address = await retryWithoutMissing(target, photos, handed);
    if (address === undefined) return;
    const takeBack = list.kind === 'trayPhotos' ? await noteHanded(photoIds) : undefined;
    try {
      await visit(address, end.signal);
    } catch (error) {
      await takeBack?.();
      throw error;
    }
  } catch (error) {
    if (!end.signal.aborted) showFailure(t('photos.transferFailed'), error);
  } finally {
    stay();
    close();
  }
}

/** Notes in the print tray what goes to the editor: once the page is being left it is too late for that. @returns takes it back */
async function noteHanded(photoIds: readonly string[]): Promise<() => Promise<unknown>> {
  const going = new Set(photoIds);
  let noted: ReadonlySet<string> = new Set();
  await changeTray((tray) => {
    // What the editor has had before, it still has when these are taken back.
    noted = new Set(tray.photos.flatMap(({ id, isHanded }) => (going.has(id) && !isHanded ? [id] : [])));
    return withHanded(tray, noted);
  });
  return () => changeTray((tray) => withoutHanded(tray, noted));
}

/** Goes to the editor, and waits until the customer is back, on a page from the browser's back/forward cache. @throws the signal's reason once that is aborted */
async function visit(address: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  // Back from the editor she may want other photos, or one more: what she has chosen is still chosen (P4.44).
  const forget = keepSelection();
  try {
    await abortable<void>(signal, (resolve) => {
      const end = onBackAgain(() => {
        end();
        resolve();
      });
      location.assign(address);
      return () => {
        end();
        window.stop();
      };
    });
  } finally {
    forget();
  }
}

/** Small pictures of some of the photos, of those that are in memory. */
function chosenPictures({ pages }: Pick<PhotoList, 'pages'>, photos: readonly PhotoReference[]): string[] {
  const found: string[] = [];
  for (const { groupKey, imageId } of photos) {
    const group = pages.state(groupKey);
    const index = indexOfPhoto(group, imageId);
    const photo = index === undefined ? undefined : photoAt(group, index);
    if (photo) found.push(thumbnailUrl(photo, SMALLEST_SIZE));
    if (found.length === PICTURES) break;
  }
  return found;
}
