import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Link } from '#lib/link.tsx';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './pager.module.css';

const LEFT_OUT = '…';

export interface PagerProps {
  /** The page that shows, counted from one. */
  page: number;
  pageCount: number;
  /** The address of a page: each has one of its own, Back goes through them. */
  addressOf: (page: number) => string;
  /** `pagerLabels()` has them. */
  labels: PagerLabels;
}

export interface PagerLabels {
  pages: string;
  previous: string;
  next: string;
  /** Accessible name of the link to a page. */
  toPage: (page: number) => string;
  /** Number of the page that shows and of all; as much as there is room for on a phone. */
  position: string;
  /** The number as the language writes it. */
  number: (page: number) => string;
}

/** The pages of a list as links; nothing where there is a single one. Stands in a `PagedList`. */
export function Pager({ page, pageCount, addressOf, labels }: PagerProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pager} aria-label={labels.pages}>
      <Step icon="chevron-left" text={labels.previous} to={page > 1 ? addressOf(page - 1) : undefined} rel="prev" />
      <ul className={styles.pages}>
        {pagerCells(page, pageCount).map((cell, index) => (
          <li key={cell === 'left-out' ? `after ${index}` : cell} aria-hidden={cell === 'left-out' || undefined}>
            {cell === 'left-out' ? (
              <span className={styles.leftOut}>{LEFT_OUT}</span>
            ) : (
              <Link
                to={addressOf(cell)}
                className={styles.page}
                aria-label={labels.toPage(cell)}
                aria-current={cell === page ? 'page' : undefined}
              >
                {labels.number(cell)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.position}>{labels.position}</p>
      <Step
        icon="chevron-right"
        text={labels.next}
        to={page < pageCount ? addressOf(page + 1) : undefined}
        rel="next"
      />
    </nav>
  );
}

interface StepProps {
  icon: 'chevron-left' | 'chevron-right';
  text: string;
  /** None where the pages end: its place stays, so that the others do. */
  to: string | undefined;
  rel: 'prev' | 'next';
}

function Step({ icon, text, to, rel }: StepProps) {
  const content = (
    <>
      {rel === 'prev' && <Icon name={icon} size={20} />}
      {text}
      {rel === 'next' && <Icon name={icon} size={20} />}
    </>
  );
  const className = buttonClass('quiet', 'normal', styles.step);
  return to === undefined ? (
    <span className={className} data-end="" aria-hidden="true">
      {content}
    </span>
  ) : (
    <Link to={to} className={className} rel={rel}>
      {content}
    </Link>
  );
}

export interface PagedListProps extends PagerProps {
  /** Name of the list and of the page that shows, for who turns its pages without seeing them. */
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

/** Cell of a pager: the number of a page, or pages that are left out. */
export type PagerCell = number | 'left-out';

/** Maximum number of cells: while pages are turned, nothing moves away under the hand. */
const CELLS = 7;

/**
 * The first page, the last one, the one that shows and its neighbours; all of them while there is room. Pages count
 * from one.
 */
export function pagerCells(page: number, pageCount: number): PagerCell[] {
  if (pageCount <= CELLS) return range(1, pageCount);
  const run = CELLS - 2;
  if (page < run) return [...range(1, run), 'left-out', pageCount];
  if (page > pageCount - run + 1) return [1, 'left-out', ...range(pageCount - run + 1, pageCount)];
  return [1, 'left-out', ...range(page - 1, page + 1), 'left-out', pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
