import { t } from '#i18n/texts.ts';
import { spellAmount } from '#photos/actions/amount.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { uploads } from '../../engine/uploads.ts';
import type { UploadCounts } from '../upload-counts.ts';

/** Photos that could not be uploaded: each says why in the list; here all of them are tried again at once (O29). */
export function FailedFiles({ counts: { failed, retryable } }: { counts: UploadCounts }) {
  if (failed === 0) return null;
  return (
    <Banner
      tone="danger"
      title={t('upload.failedTitle', { count: failed, amount: spellAmount(failed) })}
      announced
      actions={
        retryable > 0 && (
          <Button size="small" onClick={uploads.retryAllFailed}>
            {t('upload.retryAll')}
          </Button>
        )
      }
    />
  );
}
