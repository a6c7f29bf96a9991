import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProjectPage } from '#generated/saved-projects/model/index.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

type Page = ProjectPage;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 30_000);
beforeEach(() => sandbox.control('POST', '/reset', {}));
afterAll(() => sandbox.close());

async function page(skip: number, accountId = 'customer-anna', as = 'anna@example.com'): Promise<Page> {
  const { status, body } = await sandbox.call(`/saved-projects/api/v2/projects/${accountId}?skip=${skip}&limit=10`, {
    as,
  });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Page;
}

const remove = (id: string, as = 'anna@example.com') =>
  sandbox.call(`/saved-projects/api/v2/project/${id}`, { method: 'DELETE', as });

describe('saved projects', () => {
  it('A7.26 A9.1 fill pages of ten, newest first, each project once', async () => {
    const pages = [await page(0), await page(10), await page(20), await page(30)];
    expect(pages.map(({ projects, totalProjectCount }) => [projects.length, totalProjectCount])).toEqual([
      [10, 23],
      [10, 23],
      [3, 23],
      [0, 23],
    ]);
    const all = pages.flatMap(({ projects }) => projects);
    expect(new Set(all.map(({ id }) => id)).size).toBe(23);
    const dates = all.map(({ modified }) => String(modified));
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('A9.1 are an empty page behind the last one, however far', async () => {
    const { status, body } = await sandbox.call(
      '/saved-projects/api/v2/projects/customer-anna?skip=10000000000000000000',
    );
    expect({ status, body }).toEqual({ status: 200, body: { projects: [], totalProjectCount: 23 } });
  });

  it('show photos of their owner, by links that work', async () => {
    const [first] = (await page(0)).projects;
    const { status, headers } = await sandbox.call(String(first?.thumbnailUrl).replace(sandbox.addresses.sandbox, ''), {
      as: null,
    });
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  });

  it('are asked for by customerId or by sub, and not by others', async () => {
    expect(await page(0, 'user-anna')).toMatchObject({ totalProjectCount: 23 });
    expect(
      await sandbox.call('/saved-projects/api/v2/projects/customer-anna', { as: 'carl@example.com' }),
    ).toMatchObject({ status: 403 });
    expect(await page(0, 'customer-empty', 'empty@example.com')).toEqual({ projects: [], totalProjectCount: 0 });
  });

  it('A7.27 are deleted for good, and only by their owner', async () => {
    expect(await remove('project-anna-1', 'carl@example.com')).toMatchObject({ status: 403 });
    expect(await remove('project-anna-1')).toMatchObject({ status: 204 });
    expect(await remove('project-anna-1')).toMatchObject({ status: 404 });
    const { projects, totalProjectCount } = await page(0);
    expect([projects[0]?.id, totalProjectCount]).toEqual(['project-anna-2', 22]);
  });

  it('A7.26 are as many as the service for the storage period says, also when one is deleted', async () => {
    const told = async () => (await sandbox.call('/photo-deletion/accounts/getaccountinformation')).body;
    expect(await told()).toMatchObject({ projectCount: 23 });
    await remove('project-anna-1');
    expect(await told()).toMatchObject({ projectCount: 22 });
    const params = { projectCount: 7 };
    await sandbox.control('POST', '/provider-states', { state: 'photos are stored for some time', params });
    expect(await told()).toMatchObject({ projectCount: 7 });
  });
});
