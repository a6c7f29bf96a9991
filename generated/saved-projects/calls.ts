/**
 * From openapi/saved-projects.yaml by npm run generate.
 */
import {
  ProjectPage
} from './model/index.ts';
import type {
  ListProjectsParams
} from './model/index.ts';

import { pathWithQuery } from '../../src/api/path-with-query.ts';
import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * One page of saved projects.
 * Pages of ten, counted from one; skip is (page - 1) times ten. 404 means none ("You haven't started any projects yet").
 */
export function listProjects(accountId: string, params?: ListProjectsParams, options?: CallOptions): Promise<ProjectPage> {
  return request(pathWithQuery(`/api/v2/projects/${encodeURIComponent(accountId)}`, params), {
    operation: { service: 'saved-projects', operationId: 'listProjects', auth: 'bearer', timeoutMs: 15000, retry: 'transient', list: 'tolerant', missing: { projects: [], totalProjectCount: 0 } },
    ...options,
    method: 'GET',
    schema: ProjectPage,
  });
}

/**
 * Delete a saved project.
 * Sent after the customer confirmed it. The client reads the list again afterwards.
 */
export function deleteProject(id: string, options?: CallOptions): Promise<void> {
  return request(`/api/v2/project/${encodeURIComponent(id)}`, {
    operation: { service: 'saved-projects', operationId: 'deleteProject', auth: 'bearer', timeoutMs: 15000, retry: 'none', missing: 'done' },
    ...options,
    method: 'DELETE',
  });
}

