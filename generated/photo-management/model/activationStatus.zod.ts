/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { ActivationState } from './activationState.zod.ts';

export const ActivationStatus = /*#__PURE__*/ zod.union([ActivationState,/*#__PURE__*/ zod.object({
  "status": ActivationState
})]);

export type ActivationStatus = zod.input<typeof ActivationStatus>;
