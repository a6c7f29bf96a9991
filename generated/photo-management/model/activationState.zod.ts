/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const ActivationState = /*#__PURE__*/ zod.enum(['ACTIVE', 'NOT_ACTIVE', 'IMPORTING', 'DELETING', 'Active', 'Importing']);

export type ActivationState = zod.input<typeof ActivationState>;
