import { useAtomValue } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import type { PhotoGroup } from '#photos/photo-group.ts';
import type { PhotoList } from '#photos/photo-list.ts';
import { ShortcutsButton } from '#photos/grid/shortcuts/shortcuts-button.tsx';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './select-controls.module.css';
import { readingAtom } from './selection-atoms.ts';
import { everyPhoto, NO_PHOTOS, selectedCount } from './selection.ts';
import { useSelectionControl, useSelectionMode } from './use-selection.ts';
import { useSettledText } from './use-settled-text.ts';

export interface SelectControlsProps {
  list: PhotoList;
  /** Its groups; undefined while they are not known. */
  groups: readonly PhotoGroup[] | undefined;
}

/**
 * What starts and ends the selection mode of a list and says how much is selected (P2.79 to P2.81, P2.108): a button in
 * the page's header line, and in the mode a bar in the place of the app's header, so that it is there wherever the list
 * has been scrolled to.
 */
export function SelectControls({ list, groups }: SelectControlsProps) {
  const control = useSelectionControl(list);
  const mode = useSelectionMode(list);
  const root = useRef<HTMLDivElement>(null);
  const isOn = mode !== undefined;
  useBarInHeader(isOn);
  useFocusKept(root, isOn);

  const count = mode && groups ? selectedCount(mode.photos, groups) : 0;
  const total = groups?.reduce((sum, group) => sum + group.count, 0) ?? 0;
  const text = t('selection.count', { amount: count.toLocaleString(currentLocale()) });
  const reading = useAtomValue(readingAtom);
  const spoken = useSettledText(isOn ? (reading ? t('selection.reading') : text) : '');

  if (total === 0 || !groups) return null;
  const isAll = count === total;
  const hasMonths = list.kind === 'photos';
  return (
    <div ref={root} className={isOn ? styles.bar : styles.line} {...(isOn && { role: 'group', 'aria-label': t('selection.controls') })}>
      {isOn ? (
        <>
          <Button variant="quiet" icon="close" onClick={control.stop}>
            {t('selection.cancel')}
          </Button>
          <span className={styles.count}>{reading ? t('selection.reading') : text}</span>
          {reading && (
            <Button variant="quiet" size="small" onClick={reading.stop}>
              {t('selection.stopReading')}
            </Button>
          )}
          <span className={styles.gap} />
          <ShortcutsButton hasMonths={hasMonths} />
          <Button variant="quiet" className={styles.all} onClick={() => control.change(() => (isAll ? NO_PHOTOS : everyPhoto(groups)))}>
            {t(isAll ? 'selection.none' : 'selection.all')}
          </Button>
        </>
      ) : (
        <>
          <Button icon="check-circle" onClick={() => control.start()}>
            {t('selection.select')}
          </Button>
          <ShortcutsButton hasMonths={hasMonths} />
        </>
      )}
      <VisuallyHidden live="polite">{spoken}</VisuallyHidden>
    </div>
  );
}

/** Has the app's header make room for the bar. */
function useBarInHeader(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    document.documentElement.dataset.selecting = '';
    return () => {
      delete document.documentElement.dataset.selecting;
    };
  }, [isOn]);
}

/** The button that is pressed goes with the change that it makes: the first of those that come instead takes the focus. */
function useFocusKept(root: { current: HTMLElement | null }, isOn: boolean): void {
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (wasOn.current === isOn) return;
    wasOn.current = isOn;
    const active = document.activeElement;
    if (!active || active === document.body) root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [root, isOn]);
}
