// From openapi/saved-projects.yaml by npm run generate.
import { pathWithQuery } from '../../src/api/path-with-query.ts';
import type { ListProjectsParams } from './model/index.ts';

export const getListProjectsUrl = (accountId: string, params?: ListProjectsParams) => pathWithQuery(`/api/v2/projects/${encodeURIComponent(accountId)}`, params);

export const getDeleteProjectUrl = (id: string) => `/api/v2/project/${encodeURIComponent(id)}`;
