/**
 * From openapi/temp-selections.yaml by npm run generate.
 */

export * from './tempSelection.zod.ts';
export * from './tempSelectionCreated.zod.ts';
export * from './tempSelectionRequest.zod.ts';
