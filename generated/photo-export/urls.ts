// From openapi/photo-export.yaml by npm run generate.

export const getCreateBackupUrl = () => '/backups';

export const getGetBackupUrl = (id: string) => `/backups/${encodeURIComponent(id)}`;

export const getGetBackupChunkUrlUrl = (id: string, chunk: string) => `/backups/${encodeURIComponent(id)}/chunks/${encodeURIComponent(chunk)}/url`;
