import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { consentIn } from '#app/third-parties/consent.ts';
import { thirdPartiesAt } from '#app/third-parties/party-rules.ts';
import { editorAddress } from '#features/prints/hand-over.ts';
import { mobileUploadAddress } from '#features/upload/dialog/mobile-upload.ts';
import { subscribeToPush } from '#photos/push/push.ts';
import { contentSecurityPolicy } from '#sandbox/app-server/security-headers.ts';
import { type AppConfig, configuredUrl, loadAppConfig } from '#vendor/app-config.ts';
import { flagFrom, type FlagName } from '#vendor/flags/flag-rules.ts';

/** Every part that a deployment may leave out. */
type OptionalPart = { [Key in keyof AppConfig]-?: undefined extends AppConfig[Key] ? Key : never }[keyof AppConfig];

/** Without these the app does as usual: src/vendor/app-config.test.ts and src/features/b2b/form.test.ts. */
type PartWithDefault = 'correlationIdHeader' | 'callbackFormats';

/** A line on a page, which tests/e2e/third-parties.spec.ts looks at. */
type PartOnPage = 'galleryEnabled';

/** A configuration with everything: the example of the spec. */
const complete: AppConfig = parse(readFileSync('openapi/app-config.yaml', 'utf8')).paths['/config.json'].get.responses[
  '200'
].content['application/json'].examples.complete.value;

const host = 'account.folioleaf-uk.example';
const home = { page: 'home', isStripped: false, locale: 'en-GB', width: 1440, isBusinessUser: false } as const;
const brings = (config: AppConfig, name: string) => thirdPartiesAt(config, home).some((party) => party.name === name);
const isFlagOn = ({ features, hostAllowList }: AppConfig, name: FlagName) =>
  flagFrom({ query: new URLSearchParams(), stored: () => null, features, hostAllowList, hostname: host }, name);

/** Whether the feature of each part is on; a new part is a type error until it is told here. */
const isOn: Record<
  Exclude<OptionalPart, PartWithDefault | PartOnPage>,
  (config: AppConfig) => boolean | Promise<boolean>
> = {
  pictureOrigins: (config) => contentSecurityPolicy(config).includes('https://photo-files.example'),
  features: (config) => isFlagOn(config, 'PhotoManagementTimelineViewEnabled'),
  hostAllowList: (config) => isFlagOn(config, 'PhotoManagementAlbumViewEnabled'),
  push: opensSocket,
  scripts: (config) => brings(config, 'cookie-consent'),
  consentCookieName: ({ consentCookieName }) =>
    consentIn('cookie_consent=11; undefined=11', consentCookieName).analytics,
  supportChat: (config) => brings(config, 'support-chat'),
  feedback: (config) => brings(config, 'feedback'),
  errorReportingUrl: (config) => contentSecurityPolicy(config).includes('https://errors.example'),
  reorderDirectUrl: (config) => configuredUrl('reorderDirectUrl', config) !== undefined,
  merchandiseUrl: (config) => configuredUrl('merchandiseUrl', config) !== undefined,
  mobileUploadUrl: ({ mobileUploadUrl }) => mobileUploadAddress(mobileUploadUrl, undefined) !== undefined,
  printsEditor: mayHandOver,
};

async function opensSocket(config: AppConfig): Promise<boolean> {
  const open = vi.fn<() => void>();
  const lost = vi.fn<() => void>();
  vi.stubGlobal('fetch', async () => Response.json(config));
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      constructor() {
        super();
        open();
      }
      close() {}
    },
  );
  await loadAppConfig();
  const end = subscribeToPush('import', { onMessage() {}, onLost: lost });
  await Promise.resolve();
  end();
  expect(lost.mock.calls.length, 'whoever listens hears that nothing will come').toBe(
    open.mock.calls.length === 0 ? 1 : 0,
  );
  return open.mock.calls.length > 0;
}

function mayHandOver({ printsEditor }: AppConfig): boolean {
  try {
    editorAddress(
      'https://editor.example',
      { token: 'token', channel: 'channel', tempSelectionId: 'selection' },
      { hostname: host, vendorHost: host, config: printsEditor },
    );
    return true;
  } catch {
    return false;
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('O151 an optional part of the configuration', () => {
  it.each(Object.entries(isOn))('%s: its feature is there with it, and off without', async (part, isFeatureOn) => {
    expect(complete).toHaveProperty(part);
    expect(await isFeatureOn(complete)).toBe(true);
    expect(await isFeatureOn({ ...complete, [part]: undefined })).toBe(false);
  });
});
