import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { t } from '#i18n/texts.ts';
import type { UploadItem } from '../../engine/model.ts';
import styles from './file-list.module.css';
import { FileRow } from './file-row.tsx';
import { useVisibleRows } from './use-visible-rows.ts';

/** List of files. Only those in view are drawn, and the one that has the focus. */
export function FileList({ items }: { items: readonly UploadItem[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { from, to } = useVisibleRows(list, items.length);
  const focused = useFocusedRow(list, items);

  const style: CSSProperties & Record<`--${string}`, number> = { '--rows': items.length };
  const shown = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (focused !== undefined && focused < items.length && !shown.includes(focused)) shown.push(focused);
  return (
    <ul role="list" ref={list} className={styles.list} style={style} aria-label={t('upload.list')}>
      {shown.map((index) => {
        const item = items[index];
        return item && <FileRow key={item.id} item={item} index={index} count={items.length} />;
      })}
    </ul>
  );
}

/**
 * Hook: index of the row that has the focus. A pressed button may disappear with its action: the row in its place gets the focus then (X4).
 */
function useFocusedRow(list: RefObject<HTMLElement | null>, items: readonly UploadItem[]): number | undefined {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const element = list.current;
    const ends = new AbortController();
    element?.addEventListener(
      'focusin',
      ({ target }) => setFocused(target instanceof Element ? rowOf(target) : undefined),
      { signal: ends.signal },
    );
    // Without a place that it goes to, it goes with the button.
    element?.addEventListener(
      'focusout',
      ({ relatedTarget }) =>
        relatedTarget instanceof Element && !element.contains(relatedTarget) && setFocused(undefined),
      { signal: ends.signal },
    );
    return () => ends.abort();
  }, [list]);

  useEffect(() => {
    if (focused === undefined || document.activeElement !== document.body) return;
    const place = Math.min(focused, items.length - 1);
    list.current?.querySelector<HTMLElement>(`[data-row="${place}"]`)?.focus({ preventScroll: true });
  }, [list, focused, items]);
  return focused;
}

function rowOf(target: Element): number | undefined {
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return row === undefined ? undefined : Number(row);
}
