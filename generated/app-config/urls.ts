// From openapi/app-config.yaml by npm run generate.

/** Address of getAppConfig, behind the base address of its service. */
export const getGetAppConfigUrl = () => '/config.json';

/** Address of getLocale, behind the base address of its service. */
export const getGetLocaleUrl = (locale: string) => `/locales/${encodeURIComponent(locale)}.json`;
