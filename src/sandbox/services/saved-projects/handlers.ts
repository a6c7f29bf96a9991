import type { operations } from '#generated/saved-projects/types.d.ts';
import { customerOf } from '../../accounts/customers.ts';
import { forbidden, notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { pageOfProjects, projectsDataset } from './projects.ts';
import { savedProjectsStates } from './provider-states.ts';

/** Projects that are not ordered yet. */
export const savedProjects = defineService<operations>({
  slug: 'saved-projects',
  dataset: projectsDataset,
  states: savedProjectsStates,
  createHandlers: (sandbox) => ({
    listProjects({ account, params, query: { skip = 0, limit = 10 } }) {
      const own = [customerOf(sandbox.database, account)?.customerId, account.sub];
      if (!own.includes(params.accountId)) throw forbidden('This account belongs to another customer.');
      return { status: 200, body: pageOfProjects(sandbox, account, { skip, limit }) };
    },
    deleteProject({ account, params: { id } }) {
      const project = sandbox.database.get<{ account: number }>('SELECT account FROM project WHERE id = ?', id);
      if (!project) throw notFound('There is no such project.');
      if (project.account !== account.id) throw forbidden('This project belongs to another customer.');
      sandbox.database.run('DELETE FROM project WHERE id = ?', id);
      return { status: 204 };
    },
  }),
});
