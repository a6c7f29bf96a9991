import { memo, useEffect, useId } from 'react';
import { useWaiting } from '#failures/use-waiting.ts';
import { t } from '#i18n/texts.ts';
import { lazily, LazyBoundary } from '#lib/lazily.tsx';
import { pageStart, statusOf } from '#photos/pages/group-model.ts';
import { usePhotoGroup } from '#photos/pages/photo-pages-store.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import { markOfGroup } from '#photos/selection/selection.ts';
import { useGroupSelection } from '#photos/selection/selection-atoms.ts';
import { SelectMark } from './photo-tile.tsx';
import type { GroupPlace } from './geometry/grid-geometry.ts';
import { cellBox } from './geometry/grid-geometry.ts';
import type { GridContext } from './group-cells.tsx';
import { GroupCells } from './group-cells.tsx';
import styles from './photo-group-section.module.css';
import { headingName } from './geometry/grid-focus.ts';
import type { GroupNoticeProps } from './group-notice.tsx';
import selectStyles from './group-select.module.css';

export interface PhotoGroupSectionProps {
  place: GroupPlace;
  /** Rows to draw: from `firstRow` up to `endRow`. */
  firstRow: number;
  endRow: number;
  /** A cell to draw wherever it is, because it has the focus. */
  pinned?: number;
  grid: GridContext;
}

/** A group of photos: its heading, and those of its cells that are near the screen. */
export const PhotoGroupSection = memo(function PhotoGroupSection({
  place,
  firstRow,
  endRow,
  pinned,
  grid,
}: PhotoGroupSectionProps) {
  const { key, count } = place.group;
  const { metrics } = place;
  const { pages } = grid;
  const state = usePhotoGroup(pages, key);
  const headingId = useId();
  useEffect(() => grid.onDrawn());

  const label = grid.groupLabel(key);
  const failedFrom =
    state.failed && cellBox(Math.min(pageStart(state, state.failed.page), place.cells - 1), metrics).top;
  return (
    <section
      className={styles.group}
      style={{ left: place.left, top: place.top, width: metrics.width, height: place.height }}
      aria-labelledby={label === undefined ? undefined : headingId}
      aria-busy={statusOf(state) === 'pending' || undefined}
    >
      {label !== undefined && (
        <header className={styles.heading} style={{ height: metrics.heading }}>
          <div className={styles.words}>
            <h2 className={styles.name} id={headingId}>
              {label}
            </h2>
            <span className={styles.count}>{t('photos.inMonth', { count, amount: count })}</span>
          </div>
          <GroupSelect list={grid.list} group={place.group} label={label} onToggle={grid.toggleGroup} />
        </header>
      )}
      <GroupCells
        place={place}
        state={state}
        label={label}
        firstRow={firstRow}
        endRow={endRow}
        pinned={pinned}
        grid={grid}
      />
      {failedFrom !== undefined && (
        <GroupFailure
          error={state.failed?.error}
          top={metrics.heading + failedFrom}
          width={metrics.width}
          height={place.height - metrics.heading - metrics.spacing - failedFrom}
          onRetry={() => pages.retryFailed()}
        />
      )}
    </section>
  );
});

/** Loaded late: it comes with the preview, whose script is there once the first photos are. */
const groupNotice = lazily(() => import('./group-notice.tsx').then(({ GroupNotice }) => GroupNotice));

/** Notice of photos that could not be loaded; none while there is no connection, where their grey places say enough. */
function GroupFailure(props: GroupNoticeProps) {
  if (useWaiting(props.error, props.onRetry)) return null;
  return (
    <LazyBoundary fallback={null}>
      <groupNotice.Component {...props} />
    </LazyBoundary>
  );
}

interface GroupSelectProps {
  list: string;
  group: PhotoGroup;
  /** Name of the group. */
  label: string;
  onToggle: (group: PhotoGroup) => void;
}

/** Selects all photos of a group, or takes them out of the selection (P2.32). Arrow keys lead to it as they do to the photos. */
function GroupSelect({ list, group, label, onToggle }: GroupSelectProps) {
  const selected = useGroupSelection(list, group.key);
  const mark = selected ? markOfGroup(selected, group) : 'none';
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={mark === 'some' ? 'mixed' : mark === 'all'}
      className={selectStyles.select}
      tabIndex={-1}
      data-cell={headingName(group.key)}
      onClick={() => onToggle(group)}
    >
      <span data-words="">{t('selection.group', { month: label })}</span>
      <SelectMark className={selectStyles.mark} />
    </button>
  );
}
