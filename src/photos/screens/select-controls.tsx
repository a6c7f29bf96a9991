import { useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { ShortcutsButton } from '#photos/grid/shortcuts/shortcuts-button.tsx';
import type { PhotoGroup } from '#photos/data/photo-group.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { Button } from '#ui/button.tsx';
import { SelectBar } from './select-bar.tsx';
import styles from './select-controls.module.css';
import { useIsSelecting, useSelectionControl } from '#photos/selection/use-selection.ts';

export interface SelectControlsProps {
  list: PhotoList;
  /** Its groups; undefined while they are not known. */
  groups: readonly PhotoGroup[] | undefined;
}

/**
 * What starts and ends the selection mode of a list and says how much is selected (P2.79 to P2.81, P2.108): a button in
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
