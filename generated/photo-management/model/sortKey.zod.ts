/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const SortKey = /*#__PURE__*/ zod.enum(['created', 'dateTaken', 'uploaded']);

export type SortKey = zod.input<typeof SortKey>;
