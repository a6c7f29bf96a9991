import type { LeftOut } from '#api/left-out.ts';
import { t, type TextKey } from '#i18n/texts.ts';
import { Reference } from '#ui/reference.tsx';
import { failureLabels } from './failure.tsx';
import styles from './left-out-note.module.css';

const texts = {
  addresses: 'addresses.leftOut',
  albums: 'albums.leftOut',
  downloads: 'downloads.leftOut',
  invoices: 'invoices.leftOut',
  orders: 'orders.leftOut',
  projects: 'projects.leftOut',
} as const satisfies Record<string, TextKey>;

export interface LeftOutNoteProps {
  /** Items that were left out; without any there is no note. */
  leftOut: LeftOut | undefined;
  of: keyof typeof texts;
}

/** Below a list: how many of its items could not be read and do not show, and the number to ask for help with (A4.1). */
export function LeftOutNote({ leftOut, of }: LeftOutNoteProps) {
  if (!leftOut) return null;
  return (
    <div className={styles.note}>
      <p>{t(texts[of], { count: leftOut.count })}</p>
      <Reference correlationId={leftOut.correlationId} labels={failureLabels()} />
    </div>
  );
}
