/**
 * From openapi/widget.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Widget } from './widget.zod.ts';

export const Widgets = /*#__PURE__*/ zod.array(Widget);

export type Widgets = zod.input<typeof Widgets>;
