import { expect } from 'vitest';
import { savedProjectQueries } from '#features/saved-projects/queries.ts';
import { deleteProject } from '#generated/saved-projects/calls.ts';
import type { operations } from '#generated/saved-projects/types.d.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';
import type { ProviderState } from './support/interaction.ts';

const { operation } = contract<operations>('saved-projects');

const provoked = { provoked: true } as const;
const loadFailed = 'We could not load your saved projects.';
const removeFailed = 'We could not delete this project. Try again.';

const account: ProviderState = { state: 'the customer has an account', accountId: 'customer-anna' };
const projects = (...projectIds: string[]): ProviderState => ({ state: 'the customer has saved projects', projectIds });
/** Optional fields of a project. */
const known = {
  name: 'Our year',
  articleType: 'LargePhotoBook',
  modified: '2026-11-01T10:00:00Z',
  thumbnailUrl: 'https://photo-files.example/project-1.jpg',
  editUrl: 'https://www.folioleaf-uk.example/edit/project-1',
};
const threePages: ProviderState[] = [
  account,
  { ...projects(...Array.from({ length: 21 }, (_, index) => `project-${index + 1}`)), fields: known },
];
const pageOf = (accountId: string, page: number) => read(savedProjectQueries.page({ accountId, page }));
const none = { projects: [], totalProjectCount: 0 };

operation(
  'listProjects',
  {
    ids: 'A7.26 A9.1',
    request: { path: { accountId: 'customer-anna' }, query: { skip: 0, limit: 10 } },
    call: () => pageOf('customer-anna', 1),
  },
  ({ on, refusedToken, broken }) => {
    on(200, 'the first page', { ids: 'A3.23 A3.24 A3.25', given: threePages }).gives((page) => {
      expect(page.totalProjectCount).toBe(23);
      expect(page.projects).toEqual([{ id: 'project-1', ...known }]);
    });
    on(200, 'the third page skips twenty', {
      given: threePages,
      request: { path: { accountId: 'customer-anna' }, query: { skip: 20, limit: 10 } },
      call: () => pageOf('customer-anna', 3),
    }).gives((page) => expect(page.projects).toHaveLength(1));
    on(200, 'projects with nothing but an id', {
      given: [account, { ...projects('project-2'), bare: true }],
      example: 'idsOnly',
    }).gives((page) => expect(page).toEqual({ projects: [{ id: 'project-2' }], totalProjectCount: 1 }));
    on(200, 'no projects', { given: [account, projects()], example: 'empty' }).gives((page) =>
      expect(page).toEqual(none),
    );
    on(400, 'a parameter is refused', provoked).fails(loadFailed);
    refusedToken();
    on(403, 'the account of another customer', {
      given: { state: 'another customer has an account', accountId: 'customer-carl' },
      request: { path: { accountId: 'customer-carl' }, query: { skip: 0, limit: 10 } },
      call: () => pageOf('customer-carl', 1),
    }).fails(loadFailed);
    on(404, 'no projects, said otherwise', provoked).gives((page) => expect(page).toEqual(none));
    on(500, 'the service fails', provoked).fails(loadFailed);
    broken('A3.23', 'projects.0.id');
    broken('A3.24', 'projects');
    broken('A3.25', 'totalProjectCount');
    broken('A3.25', 'totalProjectCount', '23');
  },
);

operation(
  'deleteProject',
  { ids: 'A7.27', request: { path: { id: 'project-1' } }, call: () => deleteProject('project-1') },
  ({ on, refusedToken }) => {
    on(204, 'the project is deleted', { given: { state: 'a saved project exists', projectId: 'project-1' } }).gives(
      (value) => expect(value).toBeUndefined(),
    );
    refusedToken();
    on(403, 'a project of another customer', {
      given: { state: 'a saved project of another customer exists', projectId: 'project-1' },
    }).fails(removeFailed);
    on(404, 'no such project, which is as good as deleted', {
      given: { state: 'a saved project does not exist', projectId: 'project-1' },
    }).gives((value) => expect(value).toBeUndefined());
    on(500, 'the service fails', provoked).fails(removeFailed);
  },
);
