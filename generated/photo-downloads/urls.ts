// From openapi/photo-downloads.yaml by npm run generate.

export const getListDownloadsUrl = () => '/downloads';

export const getCreateArchiveDownloadUrl = () => '/downloads';

export const getGetDownloadUrlUrl = (id: string) => `/downloads/${encodeURIComponent(id)}/url`;
