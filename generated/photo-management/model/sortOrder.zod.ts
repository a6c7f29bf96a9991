/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const SortOrder = /*#__PURE__*/ zod.enum(['asc', 'desc']);

export type SortOrder = zod.input<typeof SortOrder>;
