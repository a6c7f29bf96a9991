import { t } from '#i18n/texts.ts';
import { pageCountOf } from '#lib/lists.ts';
import { type Project, type ProjectPage, PROJECTS_PAGE_SIZE } from './queries.ts';

/** Number of pages of a number of projects. */
export function projectPages(totalProjectCount: number): number {
  return pageCountOf(totalProjectCount, PROJECTS_PAGE_SIZE);
}

/** Number of places that are shown while the number of projects is not known. */
const USUAL_COUNT = 4;

/** Number of projects on a page that is still being read; at least one, so that something stands there. */
export function expectedOn(page: number, totalProjectCount: number | undefined): number {
  if (totalProjectCount === undefined) return USUAL_COUNT;
  return Math.min(Math.max(totalProjectCount - (page - 1) * PROJECTS_PAGE_SIZE, 1), PROJECTS_PAGE_SIZE);
}

/** A page without a project that has just been deleted; the number of all goes down with it. */
export function without(projectId: string, shown: ProjectPage): ProjectPage {
  const projects = shown.projects.filter(({ id }) => id !== projectId);
  return { projects, totalProjectCount: shown.totalProjectCount - (shown.projects.length - projects.length) };
}

/** Name of a project, also when its owner has called it nothing. */
export function projectName({ name }: Pick<Project, 'name'>): string {
  return name?.trim() || t('projects.unnamed');
}
