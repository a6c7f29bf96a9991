import { scriptAddresses, type ScriptAddresses } from '#lib/script-addresses.ts';
import { appConfig } from '#vendor/app-config.ts';
import { codeOf, type Consent } from './consent.ts';
import styles from './party-hosts.module.css';
import { configuredScripts, externalAddress, type PartyName, type ThirdParty } from './party-rules.ts';

/** What has been put into the page for somebody else; it stays there, for a script cannot be unloaded. */
interface PartyHost {
  script: HTMLScriptElement;
  /** What it draws stands in here, so that it can be hidden where it must not be. */
  place: HTMLElement;
}

const hosts = new Map<PartyName, PartyHost>();
let policy: ScriptAddresses | undefined;

/** Loads those that are not there yet, once each, shows these, hides all others, and tells every script what is allowed. */
export function showThirdParties(wanted: readonly ThirdParty[], consent: Consent): void {
  for (const party of wanted) {
    if (!hosts.has(party.name)) hosts.set(party.name, load(party, consent));
  }
  for (const [name, { script, place }] of hosts) {
    place.hidden = !wanted.some((party) => party.name === name);
    script.dataset['consent'] = codeOf(consent);
  }
}

/** A script that does not come is missed by nobody: many customers block those of others, and the page goes on without. */
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
