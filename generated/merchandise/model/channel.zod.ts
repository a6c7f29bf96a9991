/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Article } from './article.zod.ts';
import { OptionGroups } from './optionGroups.zod.ts';

export const Channel = /*#__PURE__*/ zod.object({
  "ID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "ShopURL": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "CurrencyID": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Articles": /*#__PURE__*/ zod.array(Article),
  "OptionGroups": OptionGroups
});

export type Channel = zod.input<typeof Channel>;
