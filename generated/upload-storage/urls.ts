// From openapi/upload-storage.yaml by npm run generate.
import { pathWithQuery } from '../../src/api/path-with-query.ts';
import type { GetUploadParams } from './model/index.ts';

export const getGetUploadUrl = (id: string, params: GetUploadParams) => pathWithQuery(`/uploads/${encodeURIComponent(id)}`, params);

export const getGetAnonymousUploadsUrl = () => '/getanonymousuploads';
