import type { ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import { ShortcutsButton } from '#photos/grid/shortcuts/shortcuts-button.tsx';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { SlideshowButton } from '#photos/slideshow/slideshow-button.tsx';
import { SortSelect } from '#photos/sort/sort-select.tsx';
import { Button } from '#ui/button.tsx';
import type { IconName } from '#ui/icon.tsx';
import { MorePanel, type MorePanelProps } from '#ui/more-panel.tsx';
import { maySelect, type SelectionPurpose, startSelecting } from '#photos/selection/selection-atoms.ts';

export interface PhotoToolsProps extends Pick<MorePanelProps, 'newsIds'> {
  list: PhotoList;
  /** Button that adds photos. */
  addPhotos?: ReactNode;
  /** Further content of the panel, below the sort order. */
  more?: ReactNode;
  /** Content at its end that may come late: nothing moves for it. */
  late?: ReactNode;
}

/** Controls in reach wherever a list of photos is scrolled to: selecting (P2.79), adding, and a panel with all else. */
export function PhotoTools({ list, addPhotos, more, newsIds, late }: PhotoToolsProps) {
  const { kind, groups } = list;
  const hasPhotos = groups !== undefined && groups.length > 0;
  return (
    <>
      <StartButton list={list} purpose="actions" icon="check-circle" text={t('selection.select')} />
      {addPhotos}
      <MorePanel label={t('photos.moreOptions')} newsIds={newsIds}>
        {groups?.length !== 0 && <SortSelect kind={kind} />}
        {more}
        {hasPhotos && <SlideshowButton list={list} />}
        <ShortcutsButton hasMonths={kind === 'photos'} />
        {late}
      </MorePanel>
    </>
  );
}

/** Begins a selection of photos to be printed (P2.146, P2.107, O25). */
export function PrintsEntry({ list }: { list: PhotoList }) {
  const text = t(list.kind === 'photos' ? 'prints.entry' : 'actions.orderPrints');
  return <StartButton list={list} purpose="prints" icon="prints" text={text} />;
}

interface StartButtonProps {
  list: PhotoList;
  purpose: SelectionPurpose;
  icon: IconName;
  text: string;
}

/** Begins a selection. Until it is known whether there are photos it takes its room unseen. */
function StartButton({ list, purpose, icon, text }: StartButtonProps) {
  const { kind, groups } = list;
  return (
    maySelect(kind, purpose, groups?.length !== 0) && (
      <Button
        icon={icon}
        data-starts={purpose}
        data-unseen={groups ? undefined : ''}
        onClick={() => startSelecting(list, purpose)}
      >
        <span data-words="">{text}</span>
      </Button>
    )
  );
}
