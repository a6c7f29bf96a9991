/**
 * From openapi/saved-projects.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Project } from './project.zod.ts';

const projectPageTotalProjectCountMin = 0;

export const ProjectPage = /*#__PURE__*/ zod.object({
  "projects": /*#__PURE__*/ zod.array(Project),
  "totalProjectCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(projectPageTotalProjectCountMin))
});

export type ProjectPage = zod.input<typeof ProjectPage>;
