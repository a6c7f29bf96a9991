/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Link } from './link.zod.ts';

export const Article = /*#__PURE__*/ zod.object({
  "ID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "ArticleType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('A photo book when it contains "photobook" in any case.')),
  "Title": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "PageHeight": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('In millimetres; null for articles without pages.')),
  "PageWidth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('In millimetres; null for articles without pages.')),
  "Visible": /*#__PURE__*/ zod.boolean(),
  "Links": /*#__PURE__*/ zod.array(Link)
});

export type Article = zod.input<typeof Article>;
