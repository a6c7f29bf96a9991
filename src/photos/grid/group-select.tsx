import { t } from '#i18n/texts.ts';
import type { PhotoGroup } from '#photos/data/photo-group.ts';
import { SelectMark } from '#photos/selection/select-mark.tsx';
import { markOfGroup } from '#photos/selection/selection.ts';
import { useGroupSelection } from '#photos/selection/use-selection.ts';
import { headingName } from './cell-name.ts';
import styles from './group-select.module.css';

export interface GroupSelectProps {
  list: string;
  group: PhotoGroup;
  /** What the group is called. */
  label: string;
  onToggle: (group: PhotoGroup) => void;
}

/** Selects all photos of a group, or takes them out of the selection (P2.32). Arrow keys lead to it as they do to the photos. */
export function GroupSelect({ list, group, label, onToggle }: GroupSelectProps) {
  const selected = useGroupSelection(list, group.key);
  const mark = selected ? markOfGroup(selected, group) : 'none';
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={mark === 'some' ? 'mixed' : mark === 'all'}
      aria-label={t('selection.group', { month: label })}
      className={styles.select}
      tabIndex={-1}
      data-cell={headingName(group.key)}
      onClick={() => onToggle(group)}
    >
      <span className={styles.words} aria-hidden="true">
        {t(mark === 'all' ? 'selection.none' : 'selection.all')}
      </span>
      <SelectMark className={styles.mark} />
    </button>
  );
}
