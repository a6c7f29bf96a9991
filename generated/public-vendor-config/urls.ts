// From openapi/public-vendor-config.yaml by npm run generate.

export const getGetVendorConfigUrl = (host: string) => `/${encodeURIComponent(host)}`;
