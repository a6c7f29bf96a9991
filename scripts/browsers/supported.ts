import compatData, { type BrowserName } from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';

/** Oldest supported version of each browser, by the names of MDN's data. Chrome and Firefox are those of computers and of Android. */
export type Supported = ReadonlyMap<BrowserName, string>;

/** Names in MDN's data of what .browserslistrc names. Samsung Internet counts as the Chrome for Android that it is made of. */
const NAMES: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['chrome_android'],
};

/** Reads .browserslistrc. @throws Error on a browser that has no name here */
export function supportedBrowsers(): Supported {
  const oldest = new Map<BrowserName, string>();
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [browser = '', versions = ''] = entry.split(' ');
    // Several versions of one entry: "18.5-18.7".
    const [first = ''] = versions.split('-');
    const version = browser === 'samsung' ? engineOf(first) : first;
    const names = NAMES[browser];
    if (!names) throw new Error(`.browserslistrc: scripts/browsers/supported.ts has no name for ${browser}`);
    for (const name of names) {
      const known = oldest.get(name);
      if (known === undefined || compareVersions(version, known) < 0) oldest.set(name, version);
    }
  }
  return oldest;
}

/** @returns below 0 when the first is the older one */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one.split('.').map(Number), other.split('.').map(Number)];
  const at = [0, 1, 2].find((index) => (left[index] ?? 0) !== (right[index] ?? 0));
  return at === undefined ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/** Targets of the build, of which Vite makes those of its CSS, too. It knows no Chrome for Android: the older Chrome stands for both. */
export function buildTargets(supported: Supported = supportedBrowsers()): string[] {
  const oldest = (...browsers: BrowserName[]) =>
    browsers.flatMap((browser) => supported.get(browser) ?? []).sort(compareVersions)[0];
  const targets = {
    chrome: oldest('chrome', 'chrome_android'),
    edge: oldest('edge'),
    firefox: oldest('firefox', 'firefox_android'),
    safari: oldest('safari'),
    ios: oldest('safari_ios'),
  };
  return Object.entries(targets).flatMap(([name, version]) => (version === undefined ? [] : `${name}${version}`));
}

/** Chrome that a version of Samsung Internet is made of; of a version that the data does not have yet, that of the one before. */
function engineOf(version: string): string {
  const { releases } = compatData.browsers.samsunginternet_android;
  const known = Object.entries(releases)
    .filter(([release]) => compareVersions(release, version) <= 0)
    .sort(([one], [other]) => compareVersions(other, one))[0]?.[1].engine_version;
  if (known === undefined) throw new Error(`MDN's data does not say what Samsung Internet ${version} is made of`);
  return known;
}
