import { onPersonalDataClear } from '#session/personal-data.ts';
import { onSignIn } from '#session/sign-in-announcement.ts';
import { openLayer } from '#ui/layers.tsx';
import { noTracker, trackAccount } from './account-tracker.ts';
import { onConsentChange, pageConsent } from './page-consent.ts';
import { ThirdParties } from './third-parties.tsx';

/** Starts what others bring, and account tracking. Pages that a mail leads to and public ones draw no layers, and so have none of it. */
export function startThirdParties(): void {
  trackAccount(noTracker, { consent: pageConsent, onConsentChange, onSignIn, onPersonalDataClear });
  openLayer(() => <ThirdParties />);
}
