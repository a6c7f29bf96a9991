import { useAtom } from 'jotai/react';
import type { TextKey } from '#i18n/texts.ts';
import { t } from '#i18n/texts.ts';
import { Select } from '#ui/select.tsx';
import type { PhotoSort } from '#photos/data/library-queries.ts';
import { sortAtoms } from './sort-atoms.ts';
import styles from './sort-select.module.css';
import type { SortablePage } from './sort.ts';
import { SORT_CHOICES } from './sort.ts';

const keyLabels = {
  created: 'sort.created',
  dateTaken: 'sort.dateTaken',
  uploaded: 'sort.uploaded',
} as const satisfies Record<PhotoSort['sortKey'], TextKey>;
const orderLabels = { desc: 'sort.newFirst', asc: 'sort.oldFirst' } as const satisfies Record<
  PhotoSort['sortOrder'],
  TextKey
>;

/** The choice of how a list is sorted: what it can be sorted by, and what it is (P2.47 to P2.52). */
export function SortSelect({ kind }: { kind: SortablePage }) {
  const [sort, choose] = useAtom(sortAtoms[kind]);
  const choices = new Map(SORT_CHOICES[kind].map((choice) => [nameOf(choice), choice]));
  return (
    <div className={styles.place}>
      <Select
        label={t('sort.label')}
        options={[...choices].map(([value, choice]) => ({ value, text: sortName(choice) }))}
        value={nameOf(sort)}
        onChange={(value) => {
          const choice = choices.get(value);
          if (choice) choose(choice);
        }}
      />
    </div>
  );
}

/** Name of a sort order: "Date taken (new-old)". */
export function sortName({ sortKey, sortOrder }: PhotoSort): string {
  return t(orderLabels[sortOrder], { date: t(keyLabels[sortKey]) });
}

function nameOf({ sortKey, sortOrder }: PhotoSort): string {
  return `${sortKey} ${sortOrder}`;
}
