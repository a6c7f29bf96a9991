import { lazy, Suspense } from 'react';
import type { SortablePage } from './sort.ts';
import styles from './sort-select.module.css';

// Photos come first (F1); until it is there its place is kept.
const SortChoice = lazy(() => import('./sort-choice.tsx').then((module) => ({ default: module.SortChoice })));

/** The choice of how a list is sorted (P2.46). */
export function SortSelect({ kind }: { kind: SortablePage }) {
  return (
    <div className={styles.place}>
      <Suspense>
        <SortChoice kind={kind} />
      </Suspense>
    </div>
  );
}
