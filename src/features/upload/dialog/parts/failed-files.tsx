import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import type { UploadItem } from '../../engine/upload-item.ts';
import { uploads } from '../../engine/uploads.ts';
import type { UploadCounts } from '../upload-counts.ts';

export interface FailedFilesProps {
  items: readonly UploadItem[];
  counts: UploadCounts;
}

/** Photos that could not be uploaded: each says why in the list; here all of them are tried again at once (O29). */
export function FailedFiles({ items, counts: { failed, retryable } }: FailedFilesProps) {
  if (failed === 0) return null;
  const reference = items.findLast(
    ({ state, correlationId }) => state === 'failed' && correlationId !== undefined,
  )?.correlationId;
  return (
    <Banner
      tone="danger"
      title={t('upload.failedTitle', { count: failed, amount: failed })}
      announced
      actions={
        <>
          {retryable > 0 && (
            <Button size="small" onClick={uploads.retryAllFailed}>
              {t('upload.retryAll')}
            </Button>
          )}
          {reference !== undefined && (
            <CopyButton
              size="small"
              value={reference}
              label={t('failure.copyReference')}
              copiedLabel={t('failure.copied')}
              failedLabel={t('failure.copyFailed')}
            />
          )}
        </>
      }
    />
  );
}
