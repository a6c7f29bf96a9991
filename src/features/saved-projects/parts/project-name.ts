import { t } from '#i18n/texts.ts';
import type { Project } from '../queries.ts';

/** What a project is called, also when its owner has called it nothing. */
export function projectName({ name }: Pick<Project, 'name'>): string {
  return name?.trim() || t('projects.unnamed');
}
