import { t } from '#i18n/texts.ts';
import { collectFor } from '#photos/actions/collecting.tsx';
import { neighbourOf } from '#photos/actions/gone-photos.ts';
import { type PhotoAction, whyNotWithNone } from '#photos/actions/photo-action.ts';
import { showToast } from '#ui/toast-store.ts';
import { showNotStored } from './add-action.ts';
import { type Tray, type TrayPhoto, withBack, without } from './model.ts';
import { changeTray } from './tray-store.ts';

/** Takes photos out of the print tray, where they are looked at. They stay in the library, so it asks nothing and can be undone. */
export const takeOutAction: PhotoAction = {
  key: 'takeFromTray',
  icon: 'tray-remove',
  label: 'tray.takeOut',
  whyNot: whyNotWithNone,
  async run(target) {
    const photos = await collectFor(target);
    if (!photos || photos.length === 0) return;
    const ids = new Set(photos.map(({ imageId }) => imageId));
    const focus = neighbourOf(ids);
    // The preview moves on by itself.
    if (!target.photo) focus()?.focus();
    target.done({ removed: true });
    await takeOut(({ id }) => ids.has(id), 'tray.takenOut');
  },
};

/** Takes out what is meant, and offers to put it back. @param text what a toast says of it */
export async function takeOut(
  isMeant: (photo: TrayPhoto) => boolean,
  text: 'tray.takenOut' | 'tray.emptied',
): Promise<void> {
  let taken: readonly TrayPhoto[] = [];
  const isStored = await changeTray((tray: Tray) => {
    taken = tray.photos.filter(isMeant);
    return without(tray, new Set(taken.map(({ id }) => id)));
  });
  if (!isStored) return showNotStored();
  if (taken.length === 0) return;
  showToast({
    tone: 'success',
    text: t(text, { count: taken.length, amount: taken.length }),
    action: { label: t('actions.undo'), run: () => void putBack(taken), isOwn: true },
  });
}

async function putBack(photos: readonly TrayPhoto[]): Promise<void> {
  if (!(await changeTray((tray) => withBack(tray, photos)))) return showNotStored();
  showToast({ tone: 'info', text: t('tray.back', { count: photos.length, amount: photos.length }) });
}
