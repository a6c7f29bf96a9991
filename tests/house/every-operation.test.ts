import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSpecs } from '../../scripts/generation/specs.ts';
import { operationsPage } from '../../scripts/operations/table.ts';
import calls from '../resilience/calls.json' with { type: 'json' };
import { read, root } from './support/project.ts';

it('R1 every operation is called by something that the fault matrix knows a customer to do, or its spec says why not', () => {
  const called = new Set(Object.values(calls).flat());
  const operations = readSpecs(join(root, 'openapi')).flatMap(({ slug, operations: all }) =>
    all.map(({ operationId, caller }) => ({ name: `${slug}/${operationId}`, caller })),
  );
  expect(
    operations.filter(({ name, caller }) => !called.has(name) && caller === undefined),
    'called by no situation',
  ).toEqual([]);
  expect(
    operations.filter(({ name, caller }) => called.has(name) && caller !== undefined),
    'called, although the spec says why not',
  ).toEqual([]);
});

it('docs/operations.md says of every operation where it is used, what its contract holds, and which pages and forms it reaches', () => {
  expect(operationsPage(root) === read('docs/operations.md'), 'it has changed: `npm run operations` writes it').toBe(
    true,
  );
});
