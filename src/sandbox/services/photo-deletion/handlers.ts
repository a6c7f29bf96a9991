import type { operations } from '#generated/photo-deletion/types.d.ts';
import { notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { countProjects } from '../saved-projects/projects.ts';
import { photoDeletionStates } from './provider-states.ts';
import { datesOf, retentionDataset, retentionOf } from './retention.ts';

/** When an account's photos are going to be deleted. */
export const photoDeletion = defineService<operations>({
  slug: 'photo-deletion',
  dataset: retentionDataset,
  states: photoDeletionStates,
  createHandlers: ({ database, seededAt }) => ({
    getAccountInformation({ account }) {
      const retention = retentionOf(database, account);
      if (!retention) throw notFound('There is no such account.');
      const projectCount = retention.projectCount ?? countProjects(database, account);
      return { status: 200, body: { ...datesOf(retention, seededAt()), projectCount } };
    },
  }),
});
