/**
 * From openapi/customer.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const ftpIntegrationCallbackUrlRegExp = new RegExp('^(https|ftp|sftp)://[^\\s/?#]\\S*$');

export const FtpIntegration = /*#__PURE__*/ zod.object({
  "callbackUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.regex(ftpIntegrationCallbackUrlRegExp)),
  "callbackFormat": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('One of the configured formats (XML and JSON by default).'))
});

export type FtpIntegration = zod.input<typeof FtpIntegration>;
