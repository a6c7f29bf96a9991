import { Link } from '#lib/link.tsx';
import { buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import { pagerCells } from './pager-cells.ts';
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
  /** The link to a page, for who hears it alone. */
  toPage: (page: number) => string;
  /** Which page shows of how many; what there is room for on a phone. */
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
