/**
 * From openapi/app-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Texts = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string());

export type Texts = zod.input<typeof Texts>;
