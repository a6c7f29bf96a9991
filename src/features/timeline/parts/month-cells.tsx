import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import { paths } from '#paths';
import type { Photo } from '#photos/library-queries.ts';
import type { MonthState } from '#photos/month-model.ts';
import { firstUnasked, photoAt } from '#photos/month-model.ts';
import { PhotoTile } from '#photos/photo-tile.tsx';
import type { MonthPlace } from '#photos/timeline-geometry.ts';
import { cellBox, shownPhotos } from '#photos/timeline-geometry.ts';
import { classNames } from '#ui/class-names.ts';
import { cellName } from '../cell-name.ts';
import type { TimelineGridContext } from '../grid-context.ts';
import styles from './month-section.module.css';
import { MoreTile } from './more-tile.tsx';

export interface MonthCellsProps {
  place: MonthPlace;
  state: MonthState;
  /** What the month is called. */
  label: string;
  firstRow: number;
  endRow: number;
  pinned?: number;
  grid: TimelineGridContext;
}

/** Cells of a month: photos, grey places of photos to come, and a tile that brings more. */
export function MonthCells({ place, state, label, firstRow, endRow, pinned, grid }: MonthCellsProps) {
  const { key, count } = place.month;
  const { metrics, size, isHasty, onBroken } = grid;
  const hrefOf = useCallback((id: string) => paths.photoPreview({ id, in: key }), [key]);
  const more = place.complete ? firstUnasked(state) : undefined;

  const photoTile = (cell: number, photo: Photo): ReactNode => (
    <PhotoTile
      photo={photo}
      hrefOf={hrefOf}
      size={size}
      isHasty={isHasty}
      cell={cellName({ key, cell })}
      onBroken={onBroken}
    />
  );

  const moreTile = (cell: number): ReactNode => {
    const name = cellName({ key, cell });
    if (cell >= shownPhotos(place)) {
      // O10: the photos that pressing it brings.
      const hidden = count - cell;
      const text = t('photos.more', { amount: hidden.toLocaleString(currentLocale()) });
      return <MoreTile cell={name} text={text} label={t('photos.more.label', { count: hidden, month: label })} onPress={() => grid.showRest(key)} />;
    }
    // O9: photos come by themselves when they come near. This is the way to them without scrolling.
    if (cell !== more) return null;
    return <MoreTile cell={name} isTabStop isWordy text={t('photos.loadMore')} label={t('photos.loadMore.label', { month: label })} onPress={() => grid.reveal(key, cell)} />;
  };

  return (
    <ul className={styles.cells}>
      {cellsToDraw(place, firstRow * metrics.columns, endRow * metrics.columns, [pinned, more]).map((cell) => {
        const photo = cell < shownPhotos(place) ? photoAt(state, cell) : undefined;
        const content = photo ? photoTile(cell, photo) : moreTile(cell);
        return (
          <li
            key={photo?.imageId ?? `cell ${cell}`}
            className={classNames(styles.cell, !content && styles.placeholder)}
            style={cellBox(cell, metrics)}
            aria-posinset={cell + 1}
            aria-setsize={place.cells}
            aria-hidden={content ? undefined : true}
          >
            {content}
          </li>
        );
      })}
    </ul>
  );
}

/** The cells from `first` up to `end`, and those besides that are drawn wherever they are. */
function cellsToDraw(place: MonthPlace, first: number, end: number, besides: readonly (number | undefined)[]): number[] {
  const cells = Array.from({ length: Math.max(0, Math.min(end, place.cells) - first) }, (_, at) => first + at);
  for (const cell of besides) {
    if (cell !== undefined && cell < place.cells && !cells.includes(cell)) cells.push(cell);
  }
  return cells.sort((one, other) => one - other);
}
