import { appConfig } from './app-config.ts';
import type { FlagName, FlagSources } from './flag-rules.ts';
import { flagFrom } from './flag-rules.ts';

let sources: FlagSources | undefined;

/**
 * Whether a flag is on for this visit (P6.2 to P6.5). The query counts as it was when the page opened, so that a flag
 * does not flip while the customer walks on to addresses without it.
 */
export function flag(name: FlagName): boolean {
  sources ??= sourcesOfPage();
  return flagFrom(sources, name);
}

function sourcesOfPage(): FlagSources {
  const { features, hostAllowList } = appConfig();
  return {
    query: new URLSearchParams(location.search),
    stored: (name) => localStorage.getItem(name),
    features,
    hostAllowList,
    hostname: location.hostname,
  };
}
