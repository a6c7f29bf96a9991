import { t } from '#i18n/texts.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { useSelectionControl } from '#photos/selection/selection-atoms.ts';
import { type Selection, withPhotos } from '#photos/selection/selection.ts';
import { showToast } from '#ui/toast-store.ts';
import type { SelectedPhoto } from './selected-photos.ts';

/** Hook: callback that takes photos out of the selection, which can be undone for as long as its toast shows. */
export function useLeaveOut(list: PhotoList): (photos: readonly SelectedPhoto[]) => void {
  const { change } = useSelectionControl(list);
  return (photos) => {
    const turn = (isOn: boolean) => change((selection) => withSelected(list, selection, photos, isOn));
    turn(false);
    showToast({
      tone: 'success',
      text: t('prints.leftOut', { count: photos.length, amount: photos.length }),
      action: { label: t('actions.undo'), run: () => turn(true) },
    });
  };
}

/** The selection with photos of any groups, or without them. */
export function withSelected(
  { groups }: Pick<PhotoList, 'groups'>,
  selection: Selection,
  photos: readonly SelectedPhoto[],
  isOn: boolean,
): Selection {
  const byGroup = Map.groupBy(photos, ({ groupKey }) => groupKey);
  return (groups ?? []).reduce((changed, group) => {
    const own = byGroup.get(group.key);
    return own
      ? withPhotos(
          changed,
          group,
          own.map(({ photo }) => photo),
          isOn,
        )
      : changed;
  }, selection);
}
