import { defineState } from '../../core/provider-states.ts';
import type { Schema } from '../../spec/document.ts';
import { stranger } from '../photo-management/provider-states.ts';
import { addProject, removeProjectsOf, seededProject } from './projects.ts';
import type { Project } from './projects.ts';

const ID: Schema = { type: 'string', minLength: 1 };

/** Situations of saved projects that contracts ask for. */
export const savedProjectsStates = [
  defineState<{ projectIds: string[]; bare: boolean; fields: Partial<Project> }>({
    name: 'the customer has saved projects',
    description:
      'The customer has so many projects as there are ids and no others, newest first; bare ones have nothing but their id. `fields`: what is known of each, such as this; moments and links are those of the service.',
    parameters: {
      projectIds: { type: 'array', items: ID },
      bare: { type: 'boolean', default: false },
      fields: { type: 'object', default: {} },
    },
    setup({ database }, account, { projectIds, bare, fields: { name, articleType, thumbnailUrl } }) {
      removeProjectsOf(database, account);
      const known = {
        ...(name !== undefined && { name }),
        ...(articleType !== undefined && { articleType }),
        // The newest photo is there if any is.
        ...(thumbnailUrl !== undefined && { photo: 0 }),
      };
      projectIds.forEach((id, index) => {
        addProject(
          database,
          account,
          bare
            ? { id, name: null, articleType: null, age: null, photo: null }
            : { ...seededProject(id, index), ...known },
        );
      });
    },
  }),
  defineState<{ projectId: string }>({
    name: 'a saved project exists',
    description: 'The customer has the project with this id, among others.',
    parameters: { projectId: ID },
    setup: ({ database }, account, { projectId }) => addProject(database, account, seededProject(projectId, 0)),
  }),
  defineState<{ projectId: string }>({
    name: 'a saved project of another customer exists',
    description: 'Somebody else has the project with this id.',
    parameters: { projectId: ID },
    setup(sandbox, _account, { projectId }) {
      addProject(sandbox.database, stranger(sandbox), seededProject(projectId, 0));
    },
  }),
  defineState<{ projectId: string }>({
    name: 'a saved project does not exist',
    description: 'Nobody has a project with this id.',
    parameters: { projectId: ID },
    setup: ({ database }, _account, { projectId }) => database.run('DELETE FROM project WHERE id = ?', projectId),
  }),
];
