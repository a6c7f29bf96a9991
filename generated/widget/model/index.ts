/**
 * From openapi/widget.yaml by npm run generate.
 */

export * from './listWidgetsByOrderCodesParams.zod.ts';
export * from './shareWidgetParams.zod.ts';
export * from './widget.zod.ts';
export * from './widgets.zod.ts';
