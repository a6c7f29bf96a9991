import { useState } from 'react';
import { CopyReference } from '#failures/copy-reference.tsx';
import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Revealed } from '#ui/in-view.tsx';
import { useSettledText } from '#ui/use-settled-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CustomerCareLink } from '#vendor/vendor-links.tsx';
import type { UploadItem, UploadsView } from '../../engine/model.ts';
import { uploads } from '../../engine/uploads.ts';
import { uploadDialog, type Refused } from '../dialog-store.ts';
import { toChooseAgain, type UploadCounts } from '../upload-status.ts';
import styles from './list-notices.module.css';

/** Number of files that are named at first. */
const SHOWN_FIRST = 4;

/** Banner with the refused files, each with the reason. They come one by one, and are read out once no more do (X8). */
export function RefusedFiles({ refused }: { refused: readonly Refused[] }) {
  const [isWhole, setWhole] = useState(false);
  const count = refused.length;
  const title = t('upload.refused', { count, amount: count });
  const named = refused.slice(0, SHOWN_FIRST).map(({ name, reason }) => `${name} ${t(reason)}`);
  const spoken = useSettledText(count === 0 ? '' : `${title}. ${named.join(' ')}`);
  if (count === 0) return null;
  const rest = isWhole ? 0 : Math.max(0, count - SHOWN_FIRST);
  return (
    <Banner
      tone="warning"
      title={title}
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
      <ul role="list" className={styles.files}>
        {refused.slice(0, count - rest).map(({ id, name, reason }) => (
          <li key={id}>
            <span className={styles.name}>{name}</span> {t(reason)}
          </li>
        ))}
      </ul>
      <VisuallyHidden live="polite">{spoken}</VisuallyHidden>
    </Banner>
  );
}

/** Banner with photos that the browser has not stored over a reload: chosen again, they go on where they stopped. */
export function ChooseAgain({ items }: { items: readonly UploadItem[] }) {
  const lost = toChooseAgain(items);
  const count = lost.length;
  if (count === 0) return null;
  return (
    <Banner tone="warning" title={t('upload.chooseAgain', { count, amount: count })} announced>
      <p>{t('upload.chooseAgain.text')}</p>
      <ul role="list" className={styles.files}>
        {lost.map(({ id, name }) => (
          <li key={id} className={styles.name}>
            {name}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

export interface FailedFilesProps {
  items: readonly UploadItem[];
  counts: UploadCounts;
}

/**
 * Banner on photos that could not be uploaded: each says why in the list; here all of them are tried again at once. Their number grows
 * one by one, and is read out once it stands (X8).
 */
export function FailedFiles({ items, counts: { failed, retryable } }: FailedFilesProps) {
  const title = t('upload.failedTitle', { count: failed, amount: failed });
  const spoken = useSettledText(failed === 0 ? '' : title);
  if (failed === 0) return null;
  const reference = items.findLast(
    ({ state, correlationId }) => state === 'failed' && correlationId !== undefined,
  )?.correlationId;
  return (
    <Banner
      tone="danger"
      title={title}
      actions={
        <>
          {retryable > 0 && (
            <Button size="small" onClick={uploads.retryAllFailed}>
              {t('upload.retryAll')}
            </Button>
          )}
          <CopyReference reference={reference} />
        </>
      }
    >
      <VisuallyHidden>
        <span role="alert">{spoken}</span>
      </VisuallyHidden>
    </Banner>
  );
}

/** Banner on a full library: shown once, with the ways to make room, and nothing is tried before the customer resumes. */
export function FullLibrary({ full }: Pick<UploadsView, 'full'>) {
  if (!full) return null;
  return (
    <Revealed>
      <Banner
        tone="danger"
        title={t('upload.full')}
        announced
        actions={
          <>
            <Button size="small" onClick={uploads.resume}>
              {t('upload.full.goOn')}
            </Button>
            <CustomerCareLink size="small" label={t('payment.customerCare')} />
            <CopyReference reference={full.correlationId} />
          </>
        }
      >
        <p>{t('upload.full.text')}</p>
      </Banner>
    </Revealed>
  );
}
