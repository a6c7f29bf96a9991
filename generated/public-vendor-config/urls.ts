// From openapi/public-vendor-config.yaml by npm run generate.

/** Address of getVendorConfig, behind the base address of its service. */
export const getGetVendorConfigUrl = (host: string) => `/${encodeURIComponent(host)}`;
