/**
 * From openapi/push.asyncapi.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const EventNameRegExp = new RegExp('([Ss][Tt][Aa][Rr][Tt][Ee][Dd]|[Ff][Ii][Nn][Ii][Ss][Hh][Ee][Dd]|[Ee][Rr][Rr][Oo][Rr])$');

export const EventName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(EventNameRegExp)).check(/*#__PURE__*/ zod.describe('Any text that ends in started, finished or error, in any case.'));

export type EventName = zod.input<typeof EventName>;
