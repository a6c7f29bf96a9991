/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { OptionGroup } from './optionGroup.zod.ts';

export const OptionGroups = /*#__PURE__*/ zod.object({
  "Border": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "CoverText": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "CoverType": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "ExtraPages": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "FloatingFrame": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "Glossy": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "ImageEnhancement": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "LayFlat": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "Linnen": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "Paper": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "PlanksOrientation": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "PremiumLayFlat": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "PrintSize": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "Toggles": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "VoucherDiscount": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "WoodFinishing": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "Wrappers": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "PrebuiltPosterFrame": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "BoxFrame": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "PosterFrame": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "Passepartout": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()]),
  "HangingKit": /*#__PURE__*/ zod.union([OptionGroup,/*#__PURE__*/ zod.null()])
});

export type OptionGroups = zod.input<typeof OptionGroups>;
