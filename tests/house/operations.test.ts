import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts';
import { read } from './support/project.ts';

interface Index {
  services: {
    slug: string;
    operations: { operationId: string; method: string; path: string; operationName?: string }[];
  }[];
}

const { services }: Index = JSON.parse(read('generated/index.json'));
const operations = services.flatMap(({ slug, operations: all }) => all.map((operation) => ({ slug, ...operation })));

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({
    sandboxPort: 0,
    appPort: 0,
    dataFolder: ':memory:',
    app: 'none',
    print: () => undefined,
  });
});

afterAll(() => sandbox.close());

it.each(operations)(
  'the sandbox answers $slug $operationId',
  async ({ slug, method, path, operationName, operationId }) => {
    await call(method, `/${slug}${path.replaceAll(/\{\w+\}/g, 'x')}`, operationName && { operationName });
    expect(await lastCall()).toMatchObject({ service: slug, operationId });
  },
);

it('an operation that no spec has is told from those', async () => {
  const { slug } = operations[0] ?? { slug: '' };
  await call('GET', `/${slug}/no-such-operation`);
  expect(await lastCall()).toMatchObject({ service: slug, operationId: null });
});

it('every spec is a service, and no operation has the id of another', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** The answer does not matter: without a token or with a wrong path it is a failure that the operation documents. */
async function call(method: string, path: string, body?: unknown): Promise<void> {
  const json = body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};
  await fetch(`${sandbox.addresses.sandbox}${path}`, { method, redirect: 'manual', ...json });
}

async function lastCall(): Promise<unknown> {
  const journal: unknown[] = await (await fetch(`${sandbox.addresses.sandbox}/__sandbox/requests`)).json();
  return journal.at(-1);
}
