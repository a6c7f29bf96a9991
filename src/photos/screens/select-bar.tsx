import { useAtomValue } from 'jotai/react';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { coveredEdges } from '#photos/grid/geometry/grid-window.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { SlideshowButton } from '#photos/slideshow/slideshow-button.tsx';
import { SortSelect } from '#photos/sort/sort-select.tsx';
import { Button } from '#ui/button.tsx';
import { canTakeFocus, useCatchFocus } from '#ui/focus.ts';
import { MorePanel } from '#ui/more-panel.tsx';
import { classNames } from '#ui/class-names.ts';
import { useHeightProperty } from '#ui/use-height-property.ts';
import { useSettledText } from '#ui/use-settled-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { selectEverything } from '#photos/selection/select-spans.ts';
import type { SelectionPurpose } from '#photos/selection/selection-atoms.ts';
import { readingAtom, useSelectionControl, useSelectionMode } from '#photos/selection/selection-atoms.ts';
import { NO_PHOTOS, selectedCount } from '#photos/selection/selection.ts';
import styles from './select-bar.module.css';

export interface SelectBarProps {
  list: PhotoList;
}

/** The bar of the selection mode. It takes the place of the app's header, so that it is there wherever the list has been scrolled to. */
export function SelectBar({ list }: SelectBarProps) {
  const control = useSelectionControl(list);
  const mode = useSelectionMode(list);
  const reading = useAtomValue(readingAtom);
  const bar = useRef<HTMLDivElement>(null);
  const groups = list.groups ?? [];
  const isOn = mode !== undefined;
  // The mode belongs to the photos: it ends when they leave the screen, and where there turn out to be none.
  const hasNone = groups.length === 0 && (list.groups !== undefined || list.counts.isError);
  const { stop } = control;
  useEffect(() => (hasNone ? stop() : stop), [hasNone, stop]);
  useRoomInHeader(isOn);
  useHeightProperty(bar, '--header-height', isOn);
  useFocusKept(bar, mode?.purpose);
  // "Stop" goes with the reading: the focus goes on to what selects and deselects, and not to what a second press would end.
  useCatchFocus(bar, (own) => [...own.querySelectorAll('button')].findLast(canTakeFocus) ?? null, isOn);

  const count = mode ? selectedCount(mode.photos, groups) : 0;
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  const isAll = count === total;
  const text = reading ? t('selection.reading') : t('selection.count', { amount: count });
  const spoken = useSettledText(isOn ? text : '');
  return (
    <>
      {isOn && (
        <div ref={bar} className={styles.bar} role="group" aria-label={t('selection.controls')}>
          <Button variant="quiet" icon="close" className={styles.part} onClick={stop}>
            <span data-words="narrow">{t('selection.cancel')}</span>
          </Button>
          <span className={classNames(styles.part, styles.count)}>{text}</span>
          {reading && (
            <Button variant="quiet" size="small" className={styles.part} onClick={reading.stop}>
              {t('selection.stopReading')}
            </Button>
          )}
          <div className={classNames(styles.part, styles.end)}>
            <MorePanel label={t('photos.moreOptions')}>
              <SortSelect kind={list.kind} />
              <SlideshowButton
                list={list}
                selection={mode.photos}
                disabledReason={count === 0 ? t('actions.selectFirst') : undefined}
              />
            </MorePanel>
            <Button
              variant="quiet"
              className={classNames(mode.purpose === 'prints' && styles.wide)}
              onClick={() => (isAll ? control.change(() => NO_PHOTOS) : void selectEverything(list, groups))}
            >
              {isAll ? t('selection.none') : t('selection.all', { amount: total })}
            </Button>
          </div>
        </div>
      )}
      <VisuallyHidden live="polite">{spoken}</VisuallyHidden>
    </>
  );
}

/** Has the app's header make room for the bar. */
function useRoomInHeader(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    document.documentElement.dataset.selecting = '';
    return () => {
      delete document.documentElement.dataset.selecting;
    };
  }, [isOn]);
}

/** Hook: keeps the focus. The pressed button goes with its change: the one that leads back takes the focus. */
function useFocusKept(bar: RefObject<HTMLElement | null>, purpose: SelectionPurpose | undefined): void {
  const was = useRef<SelectionPurpose>(undefined);
  useEffect(() => {
    const before = was.current;
    was.current = purpose;
    if ((before === undefined) === (purpose === undefined)) return;
    const active = document.activeElement;
    const starter = document.querySelector<HTMLElement>(`[data-starts="${purpose ?? before}"]`);
    if (active && active !== document.body && active !== starter) return;
    // Where the list has been scrolled away from that button, the focus goes on in the list: nothing moves, and it is to be seen.
    const back =
      starter && isInView(starter)
        ? starter
        : ([...document.querySelectorAll<HTMLElement>('[data-photo]')].find(isInView) ?? starter);
    const next = purpose ? bar.current?.querySelector('button') : back;
    next?.focus({ preventScroll: true });
  }, [bar, purpose]);
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const covered = coveredEdges();
  return top >= (element.closest('[data-tools]') ? 0 : covered.top) && bottom <= window.innerHeight - covered.bottom;
}
