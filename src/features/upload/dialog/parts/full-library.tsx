import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Revealed } from '#ui/revealed.tsx';
import { useVendorConfig, webAddress } from '#vendor/vendor-config.ts';
import type { UploadsView } from '../../engine/upload-item.ts';
import { uploads } from '../../engine/uploads.ts';

/** There is no room for what is on the list: said once, with what makes room, and nothing is tried before the customer says so. */
export function FullLibrary({ full }: Pick<UploadsView, 'full'>) {
  const customerCare = webAddress(useVendorConfig().customerCareUrl);
  if (!full) return null;
  const { correlationId } = full;
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
            {customerCare && (
              <a href={customerCare} target="_blank" rel="noreferrer" className={buttonClass('secondary', 'small')}>
                {t('payment.customerCare')}
              </a>
            )}
            {correlationId !== undefined && (
              <CopyButton
                size="small"
                value={correlationId}
                label={t('failure.copyReference')}
                copiedLabel={t('failure.copied')}
                failedLabel={t('failure.copyFailed')}
              />
            )}
          </>
        }
      >
        <p>{t('upload.full.text')}</p>
      </Banner>
    </Revealed>
  );
}
