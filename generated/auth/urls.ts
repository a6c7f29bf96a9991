// From openapi/auth.yaml by npm run generate.

export const getRequestAccountDeletionUrl = (idpType: string, idpSub: string) => `/v2/identities/${encodeURIComponent(idpType)}/${encodeURIComponent(idpSub)}/deleteaccount`;

export const getConfirmAccountDeletionUrl = (idpType: string, idpSub: string, token: string) => `/v2/identities/${encodeURIComponent(idpType)}/${encodeURIComponent(idpSub)}/deleteaccount/${encodeURIComponent(token)}/actions/confirm`;

export const getRequestEmailChangeUrl = (idpType: string, idpSub: string) => `/v2/identities/${encodeURIComponent(idpType)}/${encodeURIComponent(idpSub)}/emailchanges`;

export const getConfirmEmailChangeUrl = (idpType: string, idpSub: string, token: string) => `/v2/identities/${encodeURIComponent(idpType)}/${encodeURIComponent(idpSub)}/emailchanges/${encodeURIComponent(token)}/actions/confirm`;
