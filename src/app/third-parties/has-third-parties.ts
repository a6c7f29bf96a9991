import { serviceUrl, type AppConfig } from '#vendor/app-config.ts';

/** Whether a deployment lets others bring anything: one that does not never loads how. */
export function hasThirdParties(config: AppConfig): boolean {
  const { scripts, supportChat, feedback, consentCookieName } = config;
  return [
    scripts?.cookieConsentUrl,
    supportChat?.scriptUrl,
    feedback,
    consentCookieName,
    serviceUrl('targeting', config),
  ].some((part) => part !== undefined);
}
