/**
 * From openapi/saved-projects.yaml by npm run generate.
 */

export * from './listProjectsParams.zod.ts';
export * from './project.zod.ts';
export * from './projectPage.zod.ts';
