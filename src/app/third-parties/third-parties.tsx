import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { currentLocale } from '#i18n/texts.ts';
import { useOutside } from '#lib/emitter.ts';
import { isStripped } from '#paths';
import { isCurrentBusinessUser } from '#customer/business-user.ts';
import { appConfig, serviceUrl } from '#vendor/app-config.ts';
import { sampleTestQuery } from '#vendor/sample-test.ts';
import { screenAt } from '../screens.ts';
import { noConsent } from './consent.ts';
import { onConsentChange, pageConsent } from './page-consent.ts';
import { showThirdParties } from './party-hosts.ts';
import { thirdPartiesAt } from './party-rules.ts';

/**
 * Brings what others add to the pages behind sign-in, as the customer goes from one to the next and answers what she allows
 * (O155 to O157), and asks which variant of the sample test she sees, for which nothing waits (O154). Draws nothing by itself.
 */
export function ThirdParties() {
  const { pathname, search } = useLocation();
  const consent = useOutside(onConsentChange, pageConsent);
  const client = useQueryClient();

  useEffect(() => {
    const place = {
      page: screenAt(pathname)?.key,
      isStripped: isStripped(search),
      locale: currentLocale(),
      width: window.innerWidth,
      isBusinessUser: isCurrentBusinessUser(),
    };
    showThirdParties(thirdPartiesAt(appConfig(), place), consent);
  }, [pathname, search, consent]);
  useEffect(() => () => showThirdParties([], noConsent), []);
  useEffect(() => {
    if (serviceUrl('targeting') !== undefined) void client.prefetchQuery(sampleTestQuery());
  }, [client]);
  return null;
}
