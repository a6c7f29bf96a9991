/**
 * From openapi/upload-storage.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Upload } from './upload.zod.ts';

export const Uploads = /*#__PURE__*/ zod.array(Upload);

export type Uploads = zod.input<typeof Uploads>;
