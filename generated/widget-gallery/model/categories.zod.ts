/**
 * From openapi/widget-gallery.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Category } from './category.zod.ts';

export const Categories = /*#__PURE__*/ zod.array(Category);

export type Categories = zod.input<typeof Categories>;
