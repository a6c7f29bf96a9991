// From openapi/saved-projects.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { listProjects } from './calls.ts';
import type { ListProjectsParams } from './model/index.ts';

/** Query: listProjects. */
export const getListProjectsQueryOptions = (accountId: string, params?: ListProjectsParams) =>
  readOptions(['listProjects', accountId, ...(params ? [params] : [])], ({ signal }) => listProjects(accountId, params, { signal }));
