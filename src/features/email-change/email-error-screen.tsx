import { t } from '#i18n/texts.ts';
import { ConfirmationFailed } from '#session/mailed-link/confirmation-failed.tsx';
import { otherAccount } from '#session/mailed-link/other-account.tsx';
import { ToSettings } from '#customer/to-settings.tsx';
import { CustomerCare } from '#vendor/customer-care.tsx';

/** The e-mail address is still the old one (A2.57 to A2.62, A8.13, A8.14). */
export function EmailErrorScreen() {
  return (
    <ConfirmationFailed
      title={t('emailChange.confirmFailed')}
      text={t('emailChange.confirmFailed.text')}
      usedText={t('emailChange.used')}
      actions={<ToSettings label={t('failure.retry')} />}
      help={<CustomerCare />}
      otherAccount={otherAccount()}
    />
  );
}
