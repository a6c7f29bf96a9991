import { changesHere } from '#photos/changes/tabs.ts';
import { withoutGone } from './model.ts';
import { changeTray, followTrayOfTabs, readTray } from './tray-store.ts';

/** Reads the print tray behind the page, follows other tabs, and takes out of it what leaves the library (R9). */
export function followTray(): void {
  void readTray();
  followTrayOfTabs();
  changesHere.on((change) => {
    const isGone =
      change.type === 'libraryEmptied'
        ? () => true
        : change.type === 'photosGone' && change.albumId === undefined
          ? isAmong(change.photoIds)
          : undefined;
    if (!isGone) return;
    void changeTray((tray) =>
      withoutGone(tray, new Set(tray.photos.map(({ id }) => id).filter((id) => isGone(id)))),
    );
  });
}

function isAmong(ids: readonly string[]): (id: string) => boolean {
  const known = new Set(ids);
  return (id) => known.has(id);
}
