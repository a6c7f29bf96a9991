/**
 * From openapi/photo-downloads.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { DownloadItem } from './downloadItem.zod.ts';

export const DownloadList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(DownloadItem)
});

export type DownloadList = zod.input<typeof DownloadList>;
