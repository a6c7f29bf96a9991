/**
 * From openapi/push.asyncapi.yaml by npm run generate.
 */

export * from './archiveEvent.zod.ts';
export * from './authenticate.zod.ts';
export * from './eventName.zod.ts';
export * from './importEvent.zod.ts';
