import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { collectFor } from '#photos/actions/collecting.tsx';
import { showFailure } from '#photos/actions/failure-toast.ts';
import { type PhotoAction, whyNotWhenShared } from '#photos/actions/photo-action.ts';
import { bucketOf, monthKeyOfPhoto } from '#photos/data/months.ts';
import { showToast } from '#ui/toast-store.ts';
import { hasRoom, type NewPhoto, notIn, TRAY_LIMIT, withAdded, withGone } from './model.ts';
import { changeTray } from './tray-store.ts';

/** Puts photos into the print tray: those of a selection, or the one of the preview. */
export const addToTrayAction: PhotoAction = {
  key: 'addToTray',
  icon: 'tray-add',
  label: 'tray.add',
  whyNot: (target) => whyNotWhenShared(target) ?? (target.count > TRAY_LIMIT ? limitText() : undefined),
  async run(target) {
    const { kind } = target.list;
    const photos = (await collectFor(target))?.map(({ imageId, groupKey, dateTaken }) => ({
      id: imageId,
      month: kind === 'photos' ? bucketOf(groupKey) : monthKeyOfPhoto(dateTaken === undefined ? {} : { dateTaken }),
    }));
    if (!photos || photos.length === 0) return;
    const { added, whyNot } = await addToTray(photos);
    if (whyNot === 'notStored') return showNotStored();
    const link = { text: t('tray.title'), href: paths.printTray() };
    if (whyNot === 'full') return void showToast({ tone: 'failure', text: limitText(), link });
    if (added > 0) showToast({ tone: 'success', text: t('tray.added', { count: added, amount: added }), link });
    else showToast({ tone: 'info', text: t('tray.known', { count: photos.length, amount: photos.length }), link });
    target.done({ removed: false });
  },
};

/** Outcome of adding photos to the tray: how many are new in it, or why it is as it was. */
export interface Added {
  added: number;
  whyNot?: 'full' | 'notStored';
}

/** Adds photos to the tray, or none of them. @param gone ids of photos that were to be added and are not in the library any more */
export async function addToTray(photos: readonly NewPhoto[], gone: readonly string[] = []): Promise<Added> {
  let outcome: Added = { added: 0 };
  const isStored = await changeTray((tray) => {
    const added = notIn(tray, photos).length;
    if (!hasRoom(tray, added)) {
      outcome = { added: 0, whyNot: 'full' };
      return tray;
    }
    outcome = { added };
    return withGone(withAdded(tray, photos, Date.now()), gone);
  });
  return isStored ? outcome : { added: 0, whyNot: 'notStored' };
}

/** Text that says how many photos a tray holds. */
export function limitText(): string {
  return t('tray.limit', { limit: TRAY_LIMIT });
}

/** Shows that the tray could not be stored: the browser has no room left, or stores nothing. */
export function showNotStored(): void {
  showFailure(t('tray.notStored'), new Error('The print tray could not be stored'));
}
