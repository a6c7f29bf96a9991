/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const TimelineMinTwo = 0;

export const Timeline = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(TimelineMinTwo)))).check(/*#__PURE__*/ zod.describe('year -> month -> number of photos.'));

export type Timeline = zod.input<typeof Timeline>;
