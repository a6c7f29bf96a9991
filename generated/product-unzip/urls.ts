// From openapi/product-unzip.yaml by npm run generate.

export const getGetProductPdfArchiveUrl = (code: string) => `/v1/pdf/me/${encodeURIComponent(code)}`;
