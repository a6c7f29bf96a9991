import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isCurrentBusinessUser } from '#customer/business-user.ts';
import { currentLocale } from '#i18n/texts.ts';
import { useExternalStore } from '#lib/events.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { scriptAddresses, type ScriptAddresses } from '#lib/trusted-scripts.ts';
import { isStripped } from '#paths';
import { onSignIn } from '#session/sign-in-announcement.ts';
import { openLayer } from '#ui/layers.tsx';
import { appConfig, serviceUrl } from '#vendor/app-config.ts';
import { sampleTestQuery } from '#vendor/sample-test.ts';
import { useScreen } from '../pages/screens.ts';
import { noTracker, trackAccount } from './account-tracker.ts';
import { codeOf, type Consent, noConsent, onConsentChange, pageConsent } from './consent.ts';
import { configuredScripts, externalAddress, type PartyName, thirdPartiesAt, type ThirdParty } from './party-rules.ts';
import styles from './third-parties.module.css';

/** Elements of a third party in the page; they stay, for a script cannot be unloaded. */
interface PartyHost {
  script: HTMLScriptElement;
  /** Container of what it draws, so that it can be hidden where it must not be. */
  place: HTMLElement;
}

const hosts = new Map<PartyName, PartyHost>();
let policy: ScriptAddresses | undefined;

/** Starts third parties, and account tracking. Pages that a mail leads to and public ones draw no layers, and so have none of it. */
export function startThirdParties(): void {
  trackAccount(noTracker, { consent: pageConsent, onConsentChange, onSignIn, onClear: personalDataClear.on });
  openLayer(() => <ThirdParties />);
}

/**
 * Shows the third parties of each page behind sign-in, by what the customer allows (O155 to O157), and prefetches which variant of
 * the sample test she sees, for which nothing waits (O154). Draws nothing itself.
 */
function ThirdParties() {
  const { search } = useLocation();
  const page = useScreen().screen?.key;
  const consent = useExternalStore(onConsentChange, pageConsent);
  const client = useQueryClient();

  useEffect(() => {
    const place = {
      page,
      isStripped: isStripped(search),
      locale: currentLocale(),
      width: window.innerWidth,
      isBusinessUser: isCurrentBusinessUser(),
    };
    showThirdParties(thirdPartiesAt(appConfig(), place), consent);
  }, [page, search, consent]);
  useEffect(() => () => showThirdParties([], noConsent), []);
  useEffect(() => {
    if (serviceUrl('targeting') !== undefined) void client.prefetchQuery(sampleTestQuery());
  }, [client]);
  return null;
}

/** Loads the wanted parties that are not there yet, shows them, hides all others, and tells every script what is allowed. */
function showThirdParties(wanted: readonly ThirdParty[], consent: Consent): void {
  for (const party of wanted) {
    if (!hosts.has(party.name)) hosts.set(party.name, load(party, consent));
  }
  for (const [name, { script, place }] of hosts) {
    place.hidden = !wanted.some((party) => party.name === name);
    script.dataset['consent'] = codeOf(consent);
  }
}

/** Puts a third party into the page. A script that fails to load is ignored: many customers block those of others. */
function load({ name, scriptUrl, settings }: ThirdParty, consent: Consent): PartyHost {
  policy ??= scriptAddresses('external-scripts', (asked) => externalAddress(asked, configuredScripts(appConfig())));
  const place = document.createElement('div');
  place.id = name;
  place.className = styles.place ?? '';
  const script = document.createElement('script');
  Object.assign(script.dataset, settings, { place: name, consent: codeOf(consent) });
  script.async = true;
  script.src = policy.createScriptURL(scriptUrl);
  document.body.append(place);
  document.head.append(script);
  return { script, place };
}
