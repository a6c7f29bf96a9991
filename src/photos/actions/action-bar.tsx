import { useQueryClient } from '@tanstack/react-query';
import { memo, useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { useActivation, whyNoActions } from '#photos/activation/library-activation.ts';
import { endSelection } from '#photos/selection/end-selection.ts';
import { selectPhotos, useSelectionControl, useSelectionMode } from '#photos/selection/selection-atoms.ts';
import type { SelectionMode } from '#photos/selection/selection-atoms.ts';
import { selectedCount } from '#photos/selection/selection.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { useHeightProperty } from '#ui/use-height-property.ts';
import { ActionButtons } from './action-buttons.tsx';
import type { ActionTarget } from './photo-action.ts';
import { usePhotoActions } from './photo-actions.ts';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  list: PhotoList;
  /** The groups that are shown. */
  groups: readonly PhotoGroup[];
}

/** The bar of the selection mode: slides in at the lower edge and pushes nothing (P2.82 to P2.86). */
export const ActionBar = memo(function ActionBar(props: ActionBarProps) {
  const mode = useSelectionMode(props.list);
  return mode && <SelectionBar {...props} mode={mode} />;
});

/** Bar with the actions on the selected photos; of a selection for prints what comes next (P2.147). */
function SelectionBar({
  list,
  groups,
  mode: { purpose, photos: selection },
}: ActionBarProps & { mode: SelectionMode }) {
  const client = useQueryClient();
  const actions = usePhotoActions(list.kind);
  const { stop } = useSelectionControl(list);
  const bar = useRef<HTMLElement>(null);
  const whyNot = whyNoActions(useActivation());
  const isShown = actions !== undefined;
  useHeightProperty(bar, '--toast-lift', isShown);
  if (!isShown) return null;
  const count = selectedCount(selection, groups);
  const target = (): ActionTarget => {
    let acted = selection;
    return {
      client,
      list,
      count,
      groups,
      selection,
      correct: (photos) => void (acted = selectPhotos(list, photos, purpose)),
      done: ({ removed }) => (removed ? stop() : endSelection(list, acted)),
    };
  };
  const only = purpose === 'prints' ? actions.find(({ key }) => key === 'orderPrints') : undefined;
  return (
    <section ref={bar} className={styles.bar} aria-label={t('actions.ofSelection')}>
      <div className={styles.buttons}>
        {only?.Bar ? (
          <only.Bar target={target()} count={count} disabledReason={whyNot ?? only.whyNot({ list, count })} />
        ) : (
          <ActionButtons actions={actions} list={list} count={count} target={target} />
        )}
      </div>
    </section>
  );
}
