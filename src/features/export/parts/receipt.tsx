import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatSize } from '#i18n/file-size.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDateTime } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { type PartView, type Receipt as ReceiptOf, receiptOf } from '../part-views.ts';
import { gapQuery } from '../library-gap.ts';
import styles from './part-facts.module.css';
import { nameList } from './name-list.ts';

export interface ReceiptProps {
  backupId: string;
  /** Time of the request for the export, in ms since 1970. */
  requested: number;
  linksEnd: Date;
  parts: readonly PartView[];
}

/** Id of the heading, which has the focus once saving is over. */
export const RECEIPT_HEADING = 'export-receipt';

/** Result of an export, on one page that can be printed: photos, bytes, what was checked, what is missing. */
export function Receipt({ backupId, requested, linksEnd, parts }: ReceiptProps) {
  const receipt = receiptOf(parts);
  const { photos, bytes, checked, unchecked } = receipt;
  return (
    <section className={styles.receipt} aria-labelledby={RECEIPT_HEADING}>
      <div className={styles.head}>
        <h2 id={RECEIPT_HEADING} tabIndex={-1}>
          {t('export.receipt.title')}
        </h2>
        <Button icon="print" onClick={() => window.print()}>
          {t('order.print')}
        </Button>
      </div>
      <dl className={styles.facts}>
        <dt>{t('photos.tab.photos')}</dt>
        <dd>
          {photos !== undefined && <p>{photos.toLocaleString(currentLocale())}</p>}
          {unchecked.length > 0 && <p>{t('export.receipt.uncounted')}</p>}
        </dd>
        <dt>{t('preview.details.size')}</dt>
        <dd>{formatSize(bytes)}</dd>
        <dt>{t('export.receipt.checked')}</dt>
        <dd>
          <p>{t('export.receipt.checkedOf', { done: checked.length, total: parts.length })}</p>
          {unchecked.length > 0 && <p>{t('export.receipt.unchecked', { names: namesOf(unchecked) })}</p>}
        </dd>
        <dt>{t('export.clock.links')}</dt>
        <dd>{formatDateTime(linksEnd, currentLocale())}</dd>
        <dt>{t('export.receipt.missing')}</dt>
        <dd>
          <Missing
            backupId={backupId}
            requested={requested}
            receipt={receipt}
            isAll={checked.length === parts.length}
          />
        </dd>
      </dl>
    </section>
  );
}

interface MissingProps extends Pick<ReceiptProps, 'backupId' | 'requested'> {
  receipt: ReceiptOf;
  /** Whether all of it has been checked: only then it can be compared with the library. */
  isAll: boolean;
}

/** Missing photos, by name. */
function Missing({ backupId, requested, receipt: { missing, broken, checked }, isAll }: MissingProps) {
  const chunkIds = checked.map(({ chunk }) => chunk.id);
  const gap = useQuery({ ...gapQuery({ backupId, requested, chunkIds }), enabled: isAll });
  const notes: ReactNode[] = [];
  const note = (text: string) => notes.push(<p key={text}>{text}</p>);
  if (missing.length > 0) note(t('export.receipt.notSaved', { names: namesOf(missing) }));
  if (broken.length > 0) {
    note(t('export.receipt.damaged', { names: namesOf(broken) }));
    const files = broken.flatMap((part) => part.broken ?? []);
    const count = broken.reduce((sum, { brokenCount }) => sum + brokenCount, 0);
    if (files.length > 0) note(t('export.part.notWhole', { names: nameList(files, count) }));
  }
  if (gap.data) {
    const { added, missing: amount, missingNames } = gap.data;
    if (amount > 0) note(t('export.receipt.lost', { amount, names: nameList(missingNames) }));
    if (added.length > 0) note(t('export.receipt.added', { amount: added.length, names: nameList(added) }));
  }
  if (isAll && gap.error) note(t('export.receipt.notCompared'));
  if (notes.length > 0) return notes;
  if (isAll && gap.isPending) return <Skeleton width="12ch" />;
  return t(isAll ? 'export.receipt.none' : 'export.receipt.uncounted');
}

function namesOf(parts: readonly PartView[]): string {
  return nameList(parts.map(({ name }) => name));
}
