// From openapi/app-config.yaml by npm run generate.

export const getGetAppConfigUrl = () => '/config.json';

export const getGetLocaleUrl = (locale: string) => `/locales/${encodeURIComponent(locale)}.json`;
