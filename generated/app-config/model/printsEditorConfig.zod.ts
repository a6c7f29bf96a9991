/**
 * From openapi/app-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const PrintsEditorConfig = /*#__PURE__*/ zod.object({
  "hosts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)))).check(/*#__PURE__*/ zod.describe('Hosts outside the vendor\'s own domain that may be given a token.')),
  "parameters": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)))).check(/*#__PURE__*/ zod.describe('What the editor calls token, channel, tempSelectionId and productCode, where that is not so: our name -> the editor\'s. format, the ID of the article that the customer has chosen to have printed, is handed over only where it has a name here.'))
});

export type PrintsEditorConfig = zod.input<typeof PrintsEditorConfig>;
