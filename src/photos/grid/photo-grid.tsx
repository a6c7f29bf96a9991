import { useSetAtom } from 'jotai/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ActionBar } from '#photos/actions/action-bar.tsx';
import { useExternalStore } from '#lib/events.ts';
import { afterFirstScreen, markFirstScreenReady } from '#lib/first-screen.ts';
import { nextFrame } from '#lib/timers.ts';
import { FIRST_PAGE_SIZE } from '#photos/data/limits.ts';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { RouteKey } from '#paths';
import { claimShownPhoto, useIsPhotoOpen } from '#photos/open-photo/open-photo.ts';
import type { PhotoList, PhotoPlace } from '#photos/pages/photo-list.ts';
import { listName, useSelectionControl } from '#photos/selection/selection-atoms.ts';
import { withToggledGroup } from '#photos/selection/selection.ts';
import { gridThumbnailSize } from '#photos/data/thumbnails.ts';
import { drawnGroups, photoRanges } from './geometry/drawn-groups.ts';
import type { GridLayout } from './geometry/grid-geometry.ts';
import { gridLayout } from './geometry/grid-geometry.ts';
import { gridMetrics, scrollLimit } from './geometry/grid-metrics.ts';
import { cellOfName, gridIsThereAtom } from './geometry/grid-focus.ts';
import type { GridContext } from './group-cells.tsx';
import { GridWindow } from './geometry/grid-window.ts';
import { useExpandedGroups } from './stored-view.ts';
import { type ExtendSelection, GridSelection } from './grid-selection.tsx';
import { useGridFocus } from './use-grid-focus.ts';
import { useSelectByClick } from './select/use-select-clicks.ts';
import { useOpenPhoto } from './use-open-photo.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { useShowPhoto } from './use-show-photo.ts';
import { isShown } from './use-thumbnail.ts';
import type { GridArea } from './grid-skeleton.tsx';
import { PhotoGroupSection } from './photo-group-section.tsx';
import styles from './photo-grid.module.css';

export interface PhotoGridProps {
  list: PhotoList;
  /** Its groups; at least one. */
  groups: readonly PhotoGroup[];
  /** Accessible name of the grid. */
  label: string;
  area: GridArea;
  /** The route of its photos, which open over it. */
  preview: RouteKey;
  /** Content beside the grid that moves with it. */
  renderAside?: (place: { layout: GridLayout; view: GridWindow }) => ReactNode;
}

/** Photos of a list, group by group. It is as high as the whole list; what is near the screen is in the page. */
export function PhotoGrid({ list, groups, label, area, preview, renderAside }: PhotoGridProps) {
  const { pages } = list;
  const { albumId } = pages.source;
  const element = useRef<HTMLDivElement>(null);
  const [view] = useState(() => new GridWindow());
  const [expanded, expand] = useExpandedGroups();
  const hasHeadings = list.kind === 'photos';
  const metrics = useMemo(
    () =>
      gridMetrics({
        ...area,
        counts: groups.map(({ count }) => count),
        maxHeight: scrollLimit(area.devicePixelRatio),
        hasHeadings,
      }),
    [area, groups, hasHeadings],
  );
  const layout = useMemo(
    () => gridLayout(groups, metrics, hasHeadings ? expanded : 'all'),
    [groups, metrics, hasHeadings, expanded],
  );
  useLayoutEffect(() => (element.current ? view.attach(element.current) : undefined), [view]);
  const setIsThere = useSetAtom(gridIsThereAtom);
  useEffect(() => {
    setIsThere(true);
    return () => setIsThere(false);
  }, [setIsThere]);
  const state = useExternalStore(view.subscribe, view.state);
  useNeededRanges(pages, layout, view);
  useOnPaper(element);
  useSettling(element, view);

  const extend = useRef<ExtendSelection>(undefined);
  const focus = useGridFocus(element, layout, view, extend);
  useSelectByClick(element, list, groups);
  useOpenPhoto(element, pages, albumId);
  const control = useSelectionControl(list);
  const name = listName(list);
  const showPhoto = useShowPhoto(list.path(), layout, focus.reveal, expand);
  const { reveal, onDrawn } = focus;
  const { groupLabel, previewPath, countedAt } = list;
  const isHasty = state?.isHasty ?? true;
  const grid = useMemo<GridContext>(
    () => ({
      list: name,
      pages,
      groupLabel,
      previewPath,
      size: gridThumbnailSize(area.breakpoint),
      isHasty,
      // The tile that was pressed goes; the first photo that it brings takes its place, and the focus.
      showRest: (key) => showPhoto({ key, index: FIRST_PAGE_SIZE }),
      reveal,
      onDrawn,
      onBroken: (cell, photoId) => pages.linkFailed(cellOfName(cell)?.key ?? '', photoId),
      toggleGroup: (group) => {
        const asOf = countedAt();
        if (asOf !== undefined) control.update((photos) => withToggledGroup(photos, group, asOf));
      },
    }),
    [name, control, pages, groupLabel, previewPath, countedAt, area.breakpoint, isHasty, showPhoto, reveal, onDrawn],
  );

  return (
    <>
      <div
        ref={element}
        id="photos"
        className={styles.grid}
        style={{ height: layout.height }}
        role="group"
        aria-label={label}
        tabIndex={focus.active ? -1 : 0}
      >
        {state &&
          drawnGroups(layout, state.drawn, focus.active).map((group) => (
            <PhotoGroupSection key={group.place.group.key} {...group} grid={grid} />
          ))}
      </div>
      <GridSelection key={name} grid={element} list={list} groups={groups} layout={layout} extend={extend} />
      {renderAside?.({ layout, view })}
      <ActionBar list={list} groups={groups} />
      <PlaceByAddress preview={preview} albumId={albumId} layout={layout} view={view} showPhoto={showPhoto} />
    </>
  );
}

interface PlaceByAddressProps extends Pick<PhotoGridProps, 'preview'> {
  albumId: string | undefined;
  layout: GridLayout;
  view: GridWindow;
  showPhoto: (place: PhotoPlace) => void;
}

/**
 * Part of the grid that depends on the address: where the list is scrolled to, and the photo that was looked at last,
 * once it is closed. A component of its own, last of all: nothing else of the list is rendered when a photo opens (F8),
 * and the list is laid out when it is scrolled.
 */
function PlaceByAddress({ preview, albumId, layout, view, showPhoto }: PlaceByAddressProps) {
  const isPhotoOpen = useIsPhotoOpen(preview);
  useScrollPlace(albumId, layout, view, isPhotoOpen);
  const wasOpen = useRef(isPhotoOpen);
  useLayoutEffect(() => {
    const last = wasOpen.current && !isPhotoOpen ? claimShownPhoto() : undefined;
    if (last) showPhoto(last);
    wasOpen.current = isPhotoOpen;
  }, [isPhotoOpen, showPhoto]);
  return null;
}

/** Has the photos loaded that are near the screen, and lets the others go; after a move at once, before the grid is drawn anew: answers take longer. */
function useNeededRanges(pages: PhotoPages, layout: GridLayout, view: GridWindow): void {
  useLayoutEffect(() => {
    const need = () => {
      const state = view.state();
      if (state) pages.need('grid', photoRanges(layout, state.loaded, state.view));
    };
    need();
    return view.subscribe(need);
  }, [pages, layout, view]);
  useEffect(() => () => pages.need('grid', []), [pages]);
}

/** Marks what is not on screen before the page is printed: the whole list would be hundreds of sheets, nearly all of them without a photo. */
function useOnPaper(element: { current: HTMLElement | null }): void {
  useEffect(() => {
    const isInView = (part: Element) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
    const mark = () => {
      const parts = [...(element.current?.querySelectorAll('section, li') ?? [])];
      // Where the list begins below the screen it is the beginning of it.
      const isNear = parts.some((part) => part.matches('li') && isInView(part));
      for (const part of parts) part.toggleAttribute('data-off-paper', isNear && !isInView(part));
    };
    window.addEventListener('beforeprint', mark);
    return () => window.removeEventListener('beforeprint', mark);
  }, [element]);
}

/**
 * Tells the window when every group in the page has its photos, and every picture has come, or has failed to, and has been seen:
 * what is beyond the screen, and better pictures, must not hold up the frames that show these (F7).
 */
function useSettling(element: { current: HTMLElement | null }, view: GridWindow): void {
  useEffect(() => {
    const grid = element.current;
    if (!grid) return;
    let lastCome = 0;
    // One that has come shows with its event, which may be a task later; the one whose event this is shows in a moment.
    const isAllThere = (coming?: EventTarget | null) => {
      if (grid.querySelector('[aria-busy]')) return false;
      const pictures = [...grid.querySelectorAll('img')];
      return pictures.length > 0 && pictures.every((picture) => picture === coming || isShown(picture));
    };
    // Meanwhile the customer may have gone elsewhere.
    const settle = () => isAllThere() && view.settle();
    const look = ({ target }: Event) => {
      if (view.isSettled() || !isAllThere(target)) return;
      const own = (lastCome += 1);
      // In its first frame a picture that comes softly is not to be seen yet; from the second on the compositor goes on alone.
      void nextFrame()
        .then(nextFrame)
        .then(() => {
          // One that has come since has its own frames.
          if (own !== lastCome) return;
          markFirstScreenReady();
          // On the first visit the first presses come first (F13).
          afterFirstScreen(settle);
        });
    };
    const ends = new AbortController();
    const listening = { capture: true, signal: ends.signal };
    grid.addEventListener('load', look, listening);
    grid.addEventListener('error', look, listening);
    return () => ends.abort();
  }, [element, view]);
}
