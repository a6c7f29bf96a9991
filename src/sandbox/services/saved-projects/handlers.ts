import type { operations } from '#generated/saved-projects/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { savedProjectsStates } from './provider-states.ts';

/** Projects that are not ordered yet. */
export const savedProjects = defineService<operations>({
  slug: 'saved-projects',
  states: savedProjectsStates,
  createHandlers: () => ({
    deleteProject: () => notWrittenYet('deleteProject'),
    listProjects: () => notWrittenYet('listProjects'),
  }),
});
