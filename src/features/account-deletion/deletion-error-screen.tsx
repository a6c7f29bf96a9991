import { t } from '#i18n/texts.ts';
import { ConfirmationFailed } from '#session/mailed-link/confirmation-failed.tsx';
import { otherAccount } from '#session/mailed-link/other-account.tsx';
import { ToSettings } from '#customer/to-settings.tsx';
import { CustomerCare } from '#vendor/customer-care.tsx';

/** The account is still there (A2.57 to A2.62, A8.11, A8.12). */
export function DeletionErrorScreen() {
  return (
    <ConfirmationFailed
      title={t('accountDeletion.confirmFailed')}
      text={t('accountDeletion.confirmFailed.text')}
      usedText={t('accountDeletion.used')}
      actions={<ToSettings label={t('failure.retry')} />}
      help={<CustomerCare />}
      otherAccount={otherAccount()}
    />
  );
}
