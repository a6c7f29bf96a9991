import { withLeftOut } from '#api/left-out.ts';
import { cachedAs, operationKey } from '#api/query-options.ts';
import { useDeleteProject } from '#generated/saved-projects/hooks.ts';
import type { Project, ProjectPage } from '#generated/saved-projects/model/index.ts';
import { getListProjectsQueryOptions } from '#generated/saved-projects/queries.ts';

export type { Project, ProjectPage };

/** Number of projects on a page (A9.1). */
export const PROJECTS_PAGE_SIZE = 10;

/** Reads of the projects that the customer has started and not ordered yet. */
export const savedProjectQueries = {
  /** The key that all pages of an account begin with. */
  pages: (accountId: string) => operationKey('listProjects', accountId),
  /**
   * One page, counted from one, newest first, with the number of projects on all pages.
   * `accountId` is the customerId, or the claim sub when the record has none.
   */
  page: ({ accountId, page }: { accountId: string; page: number }) =>
    cachedAs(
      getListProjectsQueryOptions(accountId, { skip: (page - 1) * PROJECTS_PAGE_SIZE, limit: PROJECTS_PAGE_SIZE }),
      withLeftOut<ProjectPage>,
    ),
};

/** Hook: deletes a project for good; one that is gone already counts as deleted. */
export { useDeleteProject };
