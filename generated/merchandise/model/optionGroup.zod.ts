/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Option } from './option.zod.ts';

export const OptionGroup = /*#__PURE__*/ zod.object({
  "ID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "Options": /*#__PURE__*/ zod.array(Option)
});

export type OptionGroup = zod.input<typeof OptionGroup>;
