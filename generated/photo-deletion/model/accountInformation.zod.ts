/**
 * From openapi/photo-deletion.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const accountInformationProjectCountMin = 0;

export const AccountInformation = /*#__PURE__*/ zod.object({
  "lastOrderDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "projectCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountInformationProjectCountMin)),
  "projectedDeletionDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "registrationDate": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type AccountInformation = zod.input<typeof AccountInformation>;
