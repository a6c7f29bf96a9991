import { useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { ShortcutsButton } from '#photos/grid/shortcuts/shortcuts-button.tsx';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { Button } from '#ui/button.tsx';
import { useIsSelecting, useSelectionControl } from '#photos/selection/selection-atoms.ts';
import { isStripped } from '#paths';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { SelectBar } from './select-bar.tsx';
import styles from './select-controls.module.css';

export interface SelectControlsProps {
  list: PhotoList;
  /** Its groups; undefined while they are not known. */
  groups: readonly PhotoGroup[] | undefined;
}

/**
 * Starts and ends the selection mode of a list and says how much is selected (P2.79, P2.80): a button in
 * the page's header line, and in the mode a bar over the page. The button keeps its room then, so that nothing moves.
 */
export function SelectControls({ list, groups }: SelectControlsProps) {
  const control = useSelectionControl(list);
  const isOn = useIsSelecting(list);
  const button = useRef<HTMLButtonElement>(null);
  if (!groups || groups.length === 0) return null;
  const hasMonths = list.kind === 'photos';
  return (
    <>
      <div className={isOn ? styles.away : styles.line}>
        <Button ref={button} icon="check-circle" onClick={() => control.start()}>
          {t('selection.select')}
        </Button>
        <ShortcutsButton hasMonths={hasMonths} />
      </div>
      <SelectBar list={list} groups={groups} button={button} />
    </>
  );
}

/** On the photos page the entry is there in stripped mode alone. O26: the sentence reads inverted; this is where to turn it. */
const ENTRY_NEEDS_STRIPPED = true;

/** Begins a selection of photos to be printed (P2.146, P2.107, O25); it keeps its room while the selection lasts. */
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
