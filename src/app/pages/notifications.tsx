import { t } from '#i18n/texts.ts';
import { Toasts } from '#ui/toasts.tsx';

/** Toasts of every layout; without a router, too, as long as none of them has a link. */
export function Notifications() {
  return <Toasts label={t('app.notifications')} dismissLabel={t('app.dismissNotification')} />;
}
