/**
 * From openapi/app-config.yaml by npm run generate.
 */

export * from './address.zod.ts';
export * from './appConfig.zod.ts';
export * from './authConfig.zod.ts';
export * from './feedbackConfig.zod.ts';
export * from './printsEditorConfig.zod.ts';
export * from './pushConfig.zod.ts';
export * from './scriptsConfig.zod.ts';
export * from './supportChatConfig.zod.ts';
export * from './texts.zod.ts';
export * from './tokenAddress.zod.ts';
