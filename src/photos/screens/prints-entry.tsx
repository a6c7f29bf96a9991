import { t } from '#i18n/texts.ts';
import { isStripped } from '#paths';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { Button } from '#ui/button.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import styles from './select-controls.module.css';
import { useIsSelecting, useSelectionControl } from '#photos/selection/use-selection.ts';

/** On the photos page the entry is there in stripped mode alone. O26: the sentence reads inverted; this is where to turn it. */
const ENTRY_NEEDS_STRIPPED = true;

/** Begins a selection of photos to be printed (P2.146, P2.107, P4.44, O25); it keeps its room while the selection lasts. */
export function PrintsEntry({ list }: { list: PhotoList }) {
  const { start } = useSelectionControl(list);
  const isSelecting = useIsSelecting(list);
  const canOrderPrints = useFlag('orderPrints');
  const isInLibrary = list.kind === 'photos';
  if (!list.groups?.length || !canOrderPrints || (isInLibrary && ENTRY_NEEDS_STRIPPED && !isStripped())) return null;
  return (
    <Button
      icon="prints"
      className={isSelecting ? styles.away : undefined}
      data-starts="prints"
      onClick={() => start('prints')}
    >
      {t(isInLibrary ? 'prints.entry' : 'actions.orderPrints')}
    </Button>
  );
}
