import { defineState } from '../../core/provider-states.ts';
import { stranger } from '../photo-management/provider-states.ts';
import { addProject, removeProjectsOf, seededProject } from './projects.ts';

/** Situations of saved projects that contracts ask for. */
export const savedProjectsStates = [
  defineState<{ projectIds: string[]; bare: boolean }>({
    name: 'the customer has saved projects',
    description:
      'The customer has the projects with these ids and no others, newest first; bare ones have nothing but their id.',
    parameters: {
      projectIds: { type: 'array', items: { type: 'string', minLength: 1 } },
      bare: { type: 'boolean', default: false },
    },
    setup({ database }, account, { projectIds, bare }) {
      removeProjectsOf(database, account);
      projectIds.forEach((id, index) => {
        addProject(
          database,
          account,
          bare ? { id, name: null, articleType: null, age: null, photo: null } : seededProject(id, index),
        );
      });
    },
  }),
  defineState<{ projectId: string }>({
    name: 'a saved project of another customer exists',
    description: 'Somebody else has the project with this id.',
    parameters: { projectId: { type: 'string', minLength: 1 } },
    setup(sandbox, _account, { projectId }) {
      addProject(sandbox.database, stranger(sandbox), seededProject(projectId, 0));
    },
  }),
];
