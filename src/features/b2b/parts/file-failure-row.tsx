import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import styles from './invoice-table.module.css';

/** Says below an invoice that its file could not be had; nothing when there is no failure. */
export function FileFailureRow({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return (
    <tr className={styles.failure}>
      <td colSpan={5}>
        <Failure of={{ failure: error }} text={t('invoices.fileFailed')} />
      </td>
    </tr>
  );
}
