// From openapi/voucher.yaml by npm run generate.

export const getGetVoucherOfferUrl = (code: string) => `/api/v1/campaigns/offers/${encodeURIComponent(code)}`;
