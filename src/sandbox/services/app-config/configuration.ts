import type { AppConfig } from '#generated/app-config/model/index.ts';
import type { Addresses } from '../../core/sandbox.ts';
import { CLIENT_ID, RESOURCE_SCOPE } from '../../identity-provider/access-tokens.ts';
import { locales } from '../public-vendor-config/vendors.ts';

export type { AppConfig };

const FLAGS = [
  'PhotoManagementTimelineViewEnabled',
  'PhotoManagementAlbumViewEnabled',
  'PhotoManagementSharedAlbumsViewEnabled',
  'PhotoManagementUploadViewEnabled',
  'PhotoManagementReactivationEnabled',
  'PhotoManagementOrderPrintsEnabled',
  'PhotoManagementLookingBackEnabled',
];

/** The configuration that points the app at this sandbox, with everything switched on. */
export function appConfiguration({ sandbox, app }: Omit<Addresses, 'local'>, services: readonly string[]): AppConfig {
  const push = `${sandbox.replace(/^http/, 'ws')}/photo-push`;
  const hosts = [...new Set(['localhost', new URL(app).hostname])];
  const doubles = `${sandbox}/third-parties`;
  return {
    environment: 'sandbox',
    services: Object.fromEntries(services.map((slug) => [slug, `${sandbox}/${slug}`])),
    auth: {
      authority: `${sandbox}/identity-provider`,
      clientId: CLIENT_ID,
      scope: `openid email profile offline_access ${RESOURCE_SCOPE}`,
      businessUserClaim: 'amr',
      refreshTokenLifetimeSeconds: 14 * 24 * 60 * 60,
    },
    correlationIdHeader: 'X-Correlation-Id',
    pictureOrigins: [new URL(sandbox).origin],
    features: Object.fromEntries(FLAGS.map((flag) => [flag, true])),
    hostAllowList: Object.fromEntries(FLAGS.map((flag) => [flag, hosts])),
    push: { photoImportPushUrl: push, downloadPushUrl: push },
    scripts: { cookieConsentUrl: `${doubles}/cookie-consent.js` },
    consentCookieName: 'cookie_consent',
    supportChat: { enabled: true, scriptUrl: `${doubles}/support-chat.js` },
    feedback: {
      scriptUrl: `${doubles}/feedback.js`,
      keys: Object.fromEntries(locales.map((locale) => [locale, `feedback-${locale}`])),
      keysSmall: Object.fromEntries(locales.map((locale) => [locale, `feedback-${locale}-small`])),
    },
    errorReportingUrl: `${doubles}/error-reports`,
    reorderDirectUrl: `${sandbox}/reorder/reorder/direct`,
    merchandiseUrl: `${sandbox}/merchandise/graphql`,
    mobileUploadUrl: `${sandbox}/mobile-upload`,
    printsEditor: {
      hosts,
      parameters: {
        token: 'token',
        channel: 'channel',
        tempSelectionId: 'tempSelectionId',
        productCode: 'productCode',
        format: 'format',
      },
    },
    galleryEnabled: true,
    callbackFormats: ['XML', 'JSON'],
  };
}
