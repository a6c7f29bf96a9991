import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const journal = async () => (await sandbox.control('GET', '/requests')).body;

it('O161 a report that comes as plain text is in the journal', async () => {
  const answer = await sandbox.call('/third-parties/error-reports', {
    method: 'POST',
    as: null,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: { action: 'render' },
  });
  expect(answer.status).toBe(204);
  expect(await journal()).toContainEqual(
    expect.objectContaining({ operationId: 'reportError', body: { action: 'render' }, status: 204 }),
  );
});

it('O161 what is no report is refused', async () => {
  const answer = await fetch(`${sandbox.addresses.sandbox}/third-parties/error-reports`, {
    method: 'POST',
    body: 'not JSON',
  });
  expect(answer.status).toBe(400);
});
