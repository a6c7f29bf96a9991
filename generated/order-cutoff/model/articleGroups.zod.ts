/**
 * From openapi/order-cutoff.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { ArticleGroup } from './articleGroup.zod.ts';

export const ArticleGroups = /*#__PURE__*/ zod.array(ArticleGroup);

export type ArticleGroups = zod.input<typeof ArticleGroups>;
