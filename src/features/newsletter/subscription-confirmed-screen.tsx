import { t } from '#i18n/texts.ts';
import { MailDoneDrawing } from '#ui/drawings/mail-done-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ShopButton } from '#vendor/shop-button.tsx';

/** After a newsletter subscription was confirmed (A2.44, A2.45). */
export function SubscriptionConfirmedScreen() {
  return (
    <EmptyState
      level={1}
      drawing={<MailDoneDrawing />}
      title={t('newsletter.done')}
      actions={<ShopButton label={t('shop.continue')} variant="primary" />}
    >
      <p>{t('newsletter.done.text')}</p>
    </EmptyState>
  );
}
