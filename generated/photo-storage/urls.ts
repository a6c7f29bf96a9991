// From openapi/photo-storage.yaml by npm run generate.

export const getCreateUploadUrl = () => '/uploads';

export const getGetUploadOffsetUrl = (uploadId: string) => `/uploads/${encodeURIComponent(uploadId)}`;

export const getAppendToUploadUrl = (uploadId: string) => `/uploads/${encodeURIComponent(uploadId)}`;

export const getCancelUploadUrl = (uploadId: string) => `/uploads/${encodeURIComponent(uploadId)}`;
