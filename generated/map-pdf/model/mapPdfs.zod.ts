/**
 * From openapi/map-pdf.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { MapPdf } from './mapPdf.zod.ts';

export const MapPdfs = /*#__PURE__*/ zod.array(MapPdf);

export type MapPdfs = zod.input<typeof MapPdfs>;
