import { queryOptions } from '@tanstack/react-query';
import { withLeftOut, type LeftOut } from '#api/left-out.ts';
import { doneWhenMissing, orWhenMissing } from '#api/reactions.ts';
import { deleteProject, getListProjectsQueryKey, listProjects } from '#generated/saved-projects/hooks.ts';
import type { Project, ProjectPage } from '#generated/saved-projects/model/index.ts';

export type { Project, ProjectPage };

/** How many projects a page shows (A9.1). */
export const PROJECTS_PAGE_SIZE = 10;

/** Reads of the projects that the customer has started and not ordered yet. */
export const savedProjectQueries = {
  /** The key that all pages of an account begin with. */
  pages: (accountId: string) => getListProjectsQueryKey(accountId),
  /**
   * One page, counted from one, newest first, with the number of projects on all pages; 404 means that there are none.
   * `accountId` is the customerId, or the claim sub when the record has none.
   */
  page: ({ accountId, page }: { accountId: string; page: number }) => {
    const params = { skip: (page - 1) * PROJECTS_PAGE_SIZE, limit: PROJECTS_PAGE_SIZE };
    return queryOptions({
      queryKey: getListProjectsQueryKey(accountId, params),
      queryFn: ({ signal }): Promise<ProjectPage & { leftOut?: LeftOut }> =>
        orWhenMissing(listProjects(accountId, params, { signal }).then(withLeftOut), { projects: [], totalProjectCount: 0 }),
    });
  },
};

/** Deletes a project for good; one that is gone already counts as deleted. */
export function removeProject(projectId: string): Promise<void> {
  return doneWhenMissing(deleteProject(projectId));
}
