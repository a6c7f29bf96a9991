import { laterPart } from '#lib/later-part.ts';
import type { SortablePage } from './sort.ts';
import styles from './sort-select.module.css';

// Photos come first (F1); until it is there its place is kept.
const sortChoice = laterPart(() => import('./sort-choice.tsx').then(({ SortChoice }) => SortChoice));

/** The choice of how a list is sorted (P2.46). */
export function SortSelect({ kind }: { kind: SortablePage }) {
  return (
    <div className={styles.place}>
      <sortChoice.Component kind={kind} />
    </div>
  );
}
