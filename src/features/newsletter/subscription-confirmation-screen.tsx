import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { Confirming } from '#session/mailed-link/confirming.tsx';
import { useConfirmation } from '#session/mailed-link/use-confirmation.ts';
import { confirmSubscription } from './queries.ts';

/** Where the mail of a newsletter subscription leads: submits what its link says, then shows what came of it (A2.40 to A2.43). */
export function SubscriptionConfirmationScreen() {
  useConfirmation({
    page: 'subscriptionConfirmation',
    send: ({ token, email }) =>
      token !== undefined && email !== undefined ? confirmSubscription({ email, token }) : undefined,
    confirmedPage: paths.subscriptionConfirmationSuccess(),
    errorPage: paths.subscriptionConfirmationError(),
  });
  return <Confirming title={t('newsletter.confirming')} />;
}
