// From openapi/temp-selections.yaml by npm run generate.

export const getCreateTempSelectionUrl = () => '/temp-selections';

export const getGetTempSelectionUrl = (id: string) => `/temp-selections/${encodeURIComponent(id)}`;
