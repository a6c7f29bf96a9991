import { indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import type { PhotoSpan, SpanReading, SpanTarget } from '#photos/selection/select-spans.ts';
import { selectSpans } from '#photos/selection/select-spans.ts';
import type { PreviewSpan } from '#photos/selection/selection-atoms.ts';
import { modeOf, rangePreviewAtom, selectionModeAtom } from '#photos/selection/selection-atoms.ts';
import type { Selection } from '#photos/selection/selection.ts';
import { isSelected, NO_PHOTOS, withPhotos } from '#photos/selection/selection.ts';
import type { GridCell } from '../geometry/grid-focus.ts';
import type { GridLayout, GroupPlace } from '../geometry/grid-geometry.ts';
import { shownPhotos } from '../geometry/grid-geometry.ts';

export interface RangeOptions extends SpanTarget {
  layout: () => GridLayout;
}

/**
 * Selects from one photo to another. A range has an end that stays, its anchor, and one that moves: while it does, what the
 * range took in before and does not any more is as it was. Its anchor says whether it selects or takes out.
 */
export class RangeSelection {
  readonly #options: RangeOptions;
  #anchor: { cell: GridCell; photoId: string | undefined; isOn: boolean } | undefined;
  /** Cell of the moving end. */
  #end: GridCell | undefined;
  /** Selection before the range, and with it. */
  #base: Selection = NO_PHOTOS;
  #result: Selection | undefined;
  #reading: SpanReading | undefined;

  constructor(options: RangeOptions) {
    this.#options = options;
  }

  /** Selects a photo or takes it out; ranges start from it then. Starts the mode when that is off. */
  toggle(cell: GridCell): void {
    const photo = this.#photoAt(cell);
    const group = this.#group(cell.key);
    if (!photo || !group) return;
    const isOn = !isSelected(this.#photos(), cell.key, photo);
    this.begin(cell, isOn);
    this.#set(withPhotos(this.#photos(), group, [photo], isOn));
  }

  /** Whether a photo is selected. */
  isOn(cell: GridCell): boolean {
    const photo = this.#photoAt(cell);
    return photo !== undefined && isSelected(this.#photos(), cell.key, photo);
  }

  /** Ranges start here from now on. */
  begin(cell: GridCell, isOn: boolean): void {
    this.stopReading();
    this.#anchor = { cell, photoId: this.#photoAt(cell)?.imageId, isOn };
    this.#end = cell;
    this.#result = undefined;
  }

  hasAnchor(): boolean {
    return this.#anchor !== undefined;
  }

  /** Whether a range ends, or may start, at a cell. */
  isAt({ key, cell }: GridCell): boolean {
    return this.#end?.key === key && this.#end.cell === cell;
  }

  /** Selects from the anchor to a cell. What is not in memory is read first. */
  extendTo(cell: GridCell): void {
    const anchor = this.#anchor;
    if (!anchor) return;
    this.stopReading();
    this.#end = cell;
    // The selection has been changed otherwise: the range goes on from there.
    if (this.#result !== this.#photos()) this.#base = this.#photos();
    this.#apply(this.#spansTo(cell), anchor.isOn);
  }

  /** Shows what `extendTo` would do. */
  previewTo(cell: GridCell): void {
    const isOn = this.#anchor?.isOn ?? true;
    const { store, list } = this.#options;
    const known = store.get(rangePreviewAtom)?.spans;
    const spans = new Map<string, PreviewSpan>();
    for (const { group, from, to } of this.#spansTo(cell)) {
      const before = known?.get(group.key);
      // The same object while it is the same, so that its group is not drawn anew.
      spans.set(
        group.key,
        before?.from === from && before.to === to && before.isOn === isOn ? before : { from, to, isOn },
      );
    }
    store.set(rangePreviewAtom, { list, spans });
  }

  endPreview(): void {
    this.#options.store.set(rangePreviewAtom, undefined);
  }

  /** Gives up what is being read; what is selected stays as it is. */
  stopReading(): void {
    this.#reading?.stop();
    this.#reading = undefined;
  }

  isReading(): boolean {
    return this.#reading !== undefined;
  }

  /** Forgets where ranges start. */
  end(): void {
    this.stopReading();
    this.endPreview();
    this.#anchor = undefined;
    this.#end = undefined;
    this.#result = undefined;
  }

  #apply(spans: readonly PhotoSpan[], isOn: boolean): void {
    const before = this.#photos();
    const base = () => {
      // Changed meanwhile, by hand or because photos are gone.
      if (this.#photos() !== before) this.#base = this.#photos();
      return this.#base;
    };
    const reading = selectSpans(this.#options, base, spans, isOn, (photos) => {
      this.#result = photos;
      this.#set(photos);
    });
    this.#reading = reading;
    void reading?.ended.then(() => this.#reading === reading && (this.#reading = undefined));
  }

  #spansTo(cell: GridCell): PhotoSpan[] {
    return this.#anchor ? spansBetween(this.#options.layout(), this.#anchorCell(this.#anchor), cell) : [];
  }

  /** Photos that came or went may have moved the one that the range starts from. */
  #anchorCell({ cell, photoId }: { cell: GridCell; photoId: string | undefined }): GridCell {
    if (photoId === undefined || this.#photoAt(cell)?.imageId === photoId) return cell;
    return { key: cell.key, cell: indexOfPhoto(this.#options.pages().state(cell.key), photoId) ?? cell.cell };
  }

  #photoAt({ key, cell }: GridCell) {
    return photoAt(this.#options.pages().state(key), cell);
  }

  #group(key: string) {
    return this.#options.layout().places.find(({ group }) => group.key === key)?.group;
  }

  #photos(): Selection {
    const mode = this.#options.store.get(selectionModeAtom);
    return mode?.list === this.#options.list ? mode.photos : NO_PHOTOS;
  }

  #set(photos: Selection): void {
    const { store, list } = this.#options;
    store.set(selectionModeAtom, (mode) => ({ ...modeOf(list, mode), photos }));
  }
}

/**
 * The photos from one cell to another, both included, in the order of the list whichever comes first. Groups between are in
 * it with all their photos, the "+N" tile stands for those that it hides, and a heading for the beginning of its group.
 */
export function spansBetween(layout: GridLayout, one: GridCell, other: GridCell): PhotoSpan[] {
  const start = placeOf(layout, one);
  const end = placeOf(layout, other);
  if (!start || !end) return [];
  const isInOrder = start.index < end.index || (start.index === end.index && one.cell <= other.cell);
  const [first, last] = isInOrder ? [start, end] : [end, start];
  const [firstCell, lastCell] = isInOrder ? [one.cell, other.cell] : [other.cell, one.cell];
  return layout.places
    .slice(first.index, last.index + 1)
    .map((place) => ({
      group: place.group,
      from: place === first ? Math.max(0, firstCell) : 0,
      to: place === last ? endOf(place, lastCell) : place.group.count,
    }))
    .filter(({ from, to }) => from < to);
}

/** The number behind the last photo that a cell stands for. */
function endOf(place: GroupPlace, cell: number): number {
  return cell >= shownPhotos(place) ? place.group.count : cell + 1;
}

function placeOf({ places }: GridLayout, { key }: GridCell): GroupPlace | undefined {
  return places.find(({ group }) => group.key === key);
}
