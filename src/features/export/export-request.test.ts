import { expect, test } from 'vitest';
import { runExportRequest, type ExportRequestState } from './export-request.ts';

async function walk(request: () => Promise<unknown>) {
  const states: ExportRequestState[] = [{ name: 'idle' }];
  await runExportRequest(request, (state) => states.push(state));
  return states;
}

test('P4.20 an export is asked for: idle, requesting, success', async () => {
  expect(await walk(async () => ({ status: 'requested' }))).toEqual([
    { name: 'idle' },
    { name: 'requesting' },
    { name: 'success' },
  ]);
});

test('P4.20 and it may fail: idle, requesting, failure', async () => {
  const error = new Error('Status Code: 500');
  expect(await walk(() => Promise.reject(error))).toEqual([
    { name: 'idle' },
    { name: 'requesting' },
    { name: 'failure', error },
  ]);
});
