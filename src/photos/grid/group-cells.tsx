import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { t } from '#i18n/texts.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import type { GroupState } from '#photos/pages/group-model.ts';
import { firstUnasked, photoAt } from '#photos/pages/group-model.ts';
import { isInGroup } from '#photos/selection/selection.ts';
import { useDrawnSelection, useRangePreview } from '#photos/selection/selection-atoms.ts';
import { classNames } from '#ui/class-names.ts';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { ThumbnailSize } from '#photos/data/thumbnails.ts';
import { PhotoTile } from './photo-tile.tsx';
import type { AlbumSection, GroupPlace } from './geometry/grid-geometry.ts';
import { albumSections, cellBox, shownPhotos } from './geometry/grid-geometry.ts';
import { cellName } from './geometry/grid-focus.ts';
import { tileNotesAtom } from './tile-notes.ts';
import styles from './photo-group-section.module.css';
import tileStyles from './more-tile.module.css';

/** Context that all groups of a timeline share; the same object while none of it changes. */
export interface GridContext {
  /** The name of the list, as the selection knows it. */
  list: string;
  pages: PhotoPages;
  /** Name of a group; undefined where groups have no headings. */
  groupLabel: PhotoList['groupLabel'];
  /** The address of a photo. */
  previewPath: PhotoList['previewPath'];
  size: ThumbnailSize;
  /** The smallest size will do for now. */
  isHasty: boolean;
  /** Shows the photos of a group that its "+N" tile stands for. */
  showRest: (key: string) => void;
  /** Brings a cell into view and puts the focus on it. */
  reveal: (key: string, cell: number) => void;
  /** The picture of a photo cannot be loaded. */
  onBroken: (cell: string, photoId: string) => void;
  /** Selects the photos of a group, or takes them out of the selection. */
  toggleGroup: (group: PhotoGroup) => void;
  /** A group has been drawn: what waits for a cell may look for it. */
  onDrawn: () => void;
}

interface GroupCellsProps {
  place: GroupPlace;
  state: GroupState;
  /** Name of the group, if it has a heading. */
  label: string | undefined;
  firstRow: number;
  endRow: number;
  pinned?: number;
  grid: GridContext;
}

/** Cells of a group: photos, grey places of photos to come, and a tile that brings more. */
export function GroupCells({ place, state, label, firstRow, endRow, pinned, grid }: GroupCellsProps) {
  const { key, count } = place.group;
  const { metrics } = place;
  const { size, isHasty, onBroken, previewPath } = grid;
  const hrefOf = useCallback((id: string) => previewPath(id, key), [previewPath, key]);
  const selected = useDrawnSelection(grid.list, key);
  const preview = useRangePreview(grid.list, key);
  const notes = useAtomValue(tileNotesAtom);
  const more = place.complete ? firstUnasked(state) : undefined;

  const photoTile = (cell: number, photo: Photo): ReactNode => (
    <PhotoTile
      photo={photo}
      hrefOf={hrefOf}
      size={size}
      isHasty={isHasty}
      cell={cellName({ key, cell })}
      isSelected={selected && isInGroup(selected, photo)}
      notes={notes}
      onBroken={onBroken}
    />
  );

  const moreTile = (cell: number): ReactNode => {
    const name = cellName({ key, cell });
    if (cell >= shownPhotos(place)) {
      // O10: the photos that pressing it brings.
      const hidden = count - cell;
      const text = t('photos.more', { amount: hidden });
      return (
        <MoreTile
          cell={name}
          text={text}
          label={t('photos.more.label', { count: hidden, month: label ?? '' })}
          onPress={() => grid.showRest(key)}
        />
      );
    }
    // O9: photos come by themselves when they come near. This is the way to them without scrolling.
    if (cell !== more) return null;
    return (
      <MoreTile
        cell={name}
        isTabStop
        isWordy
        text={t('photos.loadMore')}
        label={label === undefined ? t('album.loadMore') : t('photos.loadMore.label', { month: label })}
        onPress={() => grid.reveal(key, cell)}
      />
    );
  };

  const cell = (number: number, { from, to }: AlbumSection): ReactNode => {
    const photo = number < shownPhotos(place) ? photoAt(state, number) : undefined;
    const content = photo ? photoTile(number, photo) : moreTile(number);
    return (
      <li
        key={photo?.imageId ?? `cell ${number}`}
        className={classNames(styles.cell, !content && styles.placeholder)}
        style={cellBox(number, metrics)}
        data-preview={
          preview && number >= preview.from && number < preview.to ? (preview.isOn ? 'on' : 'off') : undefined
        }
        aria-posinset={number - from + 1}
        aria-setsize={to - from}
        aria-hidden={content ? undefined : true}
      >
        {content}
      </li>
    );
  };

  const cells = cellsToDraw(place, firstRow * metrics.columns, endRow * metrics.columns, [pinned, more]);
  // A group with a heading is one list; without headings a large one would be a list of thousands.
  const sections = label === undefined ? albumSections(place.cells) : [{ from: 0, to: place.cells }];
  return (
    <div className={styles.cells}>
      {sections.map((section) => {
        const own = cells.filter((number) => number >= section.from && number < section.to);
        return (
          own.length > 0 && (
            <ul
              role="list"
              key={section.from}
              className={styles.section}
              aria-label={sections.length > 1 ? sectionName(section, count) : undefined}
            >
              {own.map((number) => cell(number, section))}
            </ul>
          )
        );
      })}
    </div>
  );
}

function sectionName({ from, to }: AlbumSection, count: number): string {
  return t('album.section', { first: from + 1, last: to, total: count });
}

/** The cells from `first` up to `end`, and those besides that are drawn wherever they are. */
function cellsToDraw(
  place: GroupPlace,
  first: number,
  end: number,
  besides: readonly (number | undefined)[],
): number[] {
  const cells = Array.from({ length: Math.max(0, Math.min(end, place.cells) - first) }, (_, at) => first + at);
  for (const cell of besides) {
    if (cell !== undefined && cell < place.cells && !cells.includes(cell)) cells.push(cell);
  }
  return cells.sort((one, other) => one - other);
}

interface MoreTileProps {
  text: string;
  label: string;
  cell: string;
  /** A stop for Tab of its own, beside the one that the grid is. */
  isTabStop?: boolean;
  /** A word instead of a number. */
  isWordy?: boolean;
  onPress: () => void;
}

/** A tile that brings further photos. */
function MoreTile({ text, label, cell, isTabStop, isWordy, onPress }: MoreTileProps) {
  return (
    <button
      type="button"
      className={classNames(tileStyles.tile, isWordy && tileStyles.wordy)}
      aria-label={label}
      tabIndex={isTabStop ? 0 : -1}
      data-cell={cell}
      onClick={onPress}
    >
      {text}
    </button>
  );
}
