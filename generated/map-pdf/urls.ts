// From openapi/map-pdf.yaml by npm run generate.

export const getGetMapPdfsUrl = () => '/v1/Pdfs/me';
