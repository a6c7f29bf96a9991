/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const ActivationStateRegExp = new RegExp('^(([Nn][Oo][Tt]_)?[Aa][Cc][Tt][Ii][Vv][Ee]|([Ii][Mm][Pp][Oo][Rr]|[Dd][Ee][Ll][Ee])[Tt][Ii][Nn][Gg])$');

export const ActivationState = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ActivationStateRegExp));

export type ActivationState = zod.input<typeof ActivationState>;
