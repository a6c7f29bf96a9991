import { expect } from 'vitest';
import type { operations } from '#generated/app-config/types.d.ts';
import { getLocale } from '#generated/app-config/calls.ts';
import { currentLocale, loadTexts, t } from '#i18n/texts.ts';
import { appConfig, loadAppConfig } from '#vendor/app-config.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('app-config');

const boundary = 'An unexpected error has occurred, please contact us if you continue to have problems.';
const provoked = { provoked: true } as const;
const configured = { state: 'the app is configured' };
/** Configuration with everything that may be configured. */
const everything = {
  auth: { businessUserClaim: 'amr', refreshTokenLifetimeSeconds: 1_209_600 },
  correlationIdHeader: 'X-Correlation-Id',
  pictureOrigins: ['https://photo-files.example'],
  features: { PhotoManagementTimelineViewEnabled: true },
  hostAllowList: { PhotoManagementAlbumViewEnabled: ['account.folioleaf-uk.example'] },
  push: { photoImportPushUrl: 'wss://push.example/import', downloadPushUrl: 'wss://push.example/downloads' },
  scripts: { cookieConsentUrl: 'https://consent.example/consent.js' },
  consentCookieName: 'cookie_consent',
  supportChat: { enabled: true, scriptUrl: 'https://chat.example/chat.js' },
  feedback: {
    scriptUrl: 'https://feedback.example/feedback.js',
    keys: { 'en-GB': 'key-1' },
    keysSmall: { 'en-GB': 'key-2' },
  },
  errorReportingUrl: 'https://errors.example/report',
  reorderDirectUrl: 'https://reorder.example/reorder/direct',
  merchandiseUrl: 'https://merchandise.example/graphql',
  mobileUploadUrl: 'https://upload.example/mobile',
  printsEditor: {
    hosts: ['editor.example'],
    parameters: {
      token: 'access_token',
      channel: 'channel',
      tempSelectionId: 'tempSelectionId',
      productCode: 'product',
    },
  },
  galleryEnabled: true,
  callbackFormats: ['XML'],
};

operation('getAppConfig', { ids: 'A7.55', call: () => loadAppConfig() }, ({ on, broken, garbled }) => {
  on(200, 'a configuration with nothing optional', { ids: 'O151', given: configured }).gives((config) => {
    expect(config).toEqual({
      environment: 'production',
      services: { 'photo-management': 'https://photo-management.example' },
      auth: {
        authority: 'https://identity.example',
        clientId: 'photo-account',
        scope: 'openid email profile offline_access account',
      },
    });
    expect(appConfig()).toBe(config);
  });
  on(200, 'a configuration with everything', {
    ids: 'O151',
    given: { ...configured, fields: everything },
    example: 'complete',
  }).gives((config) => expect(config).toMatchObject(everything));
  on(404, 'the file is missing', provoked).fails(boundary);
  on(500, 'the host fails', provoked).fails(boundary);
  broken('A7.55', 'environment');
  broken('A7.55', 'services.photo-management', 'photo-management');
  broken('A7.55', 'auth');
  broken('A7.55', 'auth.authority', '/identity');
  garbled('A7.55', boundary);
});

const served = { 'photos.title': 'My photos, served' };

operation(
  'getLocale',
  { ids: 'A7.56', request: { path: { locale: 'en-GB' } }, call: () => loadTexts('en-GB') },
  ({ on }) => {
    // A file of so few texts would be as good as none to the page (src/i18n/texts.test.ts): here counts how one is read.
    on(200, 'texts by key', {
      given: { state: 'the locale exists', locale: 'en-GB' },
      body: () => served,
      call: () => getLocale('en-GB'),
    }).gives((texts) => {
      expect(texts).toMatchObject({ 'photos.title': 'My photos, served' });
    });
    on(404, 'no such locale: the bundled en-GB is used', {
      ids: 'A9.12',
      given: { state: 'the locale does not exist', locale: 'fi-FI' },
      request: { path: { locale: 'fi-FI' } },
      call: () => loadTexts('fi-FI'),
    }).gives((failure) => {
      expect(failure).toMatchObject({ operation: 'getLocale', status: 404 });
      expect([currentLocale(), t('photos.title')]).toEqual(['en-GB', 'My photos']);
    });
    on(500, 'the host fails: the bundled en-GB is used', { ids: 'A9.12', ...provoked }).gives((failure) => {
      expect(failure).toMatchObject({ operation: 'getLocale', status: 500 });
      expect([currentLocale(), t('photos.title')]).toEqual(['en-GB', 'My photos']);
    });
  },
);
