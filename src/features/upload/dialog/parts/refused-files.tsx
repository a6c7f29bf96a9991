import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import type { Refused } from '../dialog-store.ts';
import { uploadDialog } from '../dialog-store.ts';
import styles from './refused-files.module.css';

/** So many are named at first. */
const SHOWN_FIRST = 4;

/** Files that are not taken, each by its name and with the reason (P2.153). */
export function RefusedFiles({ refused }: { refused: readonly Refused[] }) {
  const [isWhole, setWhole] = useState(false);
  const count = refused.length;
  if (count === 0) return null;
  const rest = isWhole ? 0 : Math.max(0, count - SHOWN_FIRST);
  return (
    <Banner
      tone="warning"
      title={t('upload.refused', { count, amount: count })}
      announced
      actions={
        <>
          {rest > 0 && (
            <Button size="small" onClick={() => setWhole(true)}>
              {t('upload.refusedMore', { count: rest, amount: rest })}
            </Button>
          )}
          <Button size="small" onClick={uploadDialog.forgetRefused}>
            {t('upload.refusedRead')}
          </Button>
        </>
      }
    >
      <ul className={styles.files}>
        {refused.slice(0, count - rest).map(({ id, name, reason }) => (
          <li key={id}>
            <span className={styles.name}>{name}</span> {t(reason)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
