import { useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import styles from './paged-list.module.css';
import { Pager, type PagerProps } from './pager.tsx';

export interface PagedListProps extends PagerProps {
  /** What the list is, for who turns its pages without seeing them: its name and which page shows. */
  label: string;
  /** The list, or what stands in its place while it is read. */
  children: ReactNode;
  /** Takes the focus when what had it is gone from the list. */
  ref?: Ref<HTMLElement>;
}

/**
 * One page of a list and the way to the others. When the page is turned, the customer is taken to its beginning, and
 * screen readers say which one it is.
 */
export function PagedList({ label, children, ref, ...pager }: PagedListProps) {
  const list = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => list.current, []);
  const shown = useRef(pager.page);
  useLayoutEffect(() => {
    if (shown.current === pager.page) return;
    shown.current = pager.page;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [pager.page]);

  return (
    <section ref={list} className={styles.list} aria-label={label} tabIndex={-1}>
      {children}
      <Pager {...pager} />
    </section>
  );
}
