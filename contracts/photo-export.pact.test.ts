import { expect } from 'vitest';
import { exportQueries, fetchChunkUrl, requestExport } from '#features/export/queries.ts';
import { createBackup } from '#generated/photo-export/calls.ts';
import type { operations } from '#generated/photo-export/types.d.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('photo-export');

const exportFailed = "We've run into a problem exporting your photos...";
const chunkFailed = 'Download failed';

const provoked = { provoked: true } as const;
const backup = { id: 'backup-1' };
const notRunning = { state: 'no export is running' };
const running = { state: 'an export is running', backupId: 'backup-1' };
const anExport = { backupId: 'backup-1', chunkId: 'chunk-1' };
const finished = { state: 'an export is finished', ...anExport };
const ofSomebodyElse = { state: 'an export of another customer is finished', ...anExport };
const expired = { state: 'the links of an export have expired', ...anExport };
const none = { state: 'an export does not exist', ...anExport };

// What breaks the schema of a 2xx the app's function takes for accepted (O41).
const create = { ids: 'P7.28', call: () => requestExport(), alone: () => createBackup() };

operation('createBackup', create, ({ on, refusedToken, broken }) => {
  const told = { id: 'backup-1', status: 'requested' };
  on(201, 'an export is asked for', { ids: 'P3.49 O41', given: { ...notRunning, fields: told } }).gives((answer) =>
    expect(answer).toEqual(told),
  );
  on(201, 'an export is in progress', { ids: 'P3.49 O41', ...provoked, example: 'inProgress' }).gives(({ status }) =>
    expect(status).toBe('in-progress'),
  );
  on(201, 'the status alone', { ids: 'O41', ...provoked, example: 'statusOnly' }).gives((answer) =>
    expect(answer).toEqual({ status: 'requested' }),
  );
  on(201, 'the id alone', { ids: 'O41', ...provoked, example: 'idOnly' }).gives((answer) =>
    expect(answer).toEqual({ id: 'backup-1' }),
  );
  on(201, 'neither id nor status', { ids: 'O41', ...provoked, example: 'neither' }).gives((answer) =>
    expect(answer).toEqual({}),
  );
  on(202, 'an export is going to be asked for', { ids: 'O41 O69', ...provoked }).gives(({ status }) =>
    expect(status).toBe('requested'),
  );
  on(202, 'the status alone', { ids: 'O41 O69', ...provoked, example: 'statusOnly' }).gives((answer) =>
    expect(answer).toEqual({ status: 'requested' }),
  );
  on(202, 'the id alone', { ids: 'O41 O69', ...provoked, example: 'idOnly' }).gives((answer) =>
    expect(answer).toEqual({ id: 'backup-1' }),
  );
  on(202, 'neither id nor status', { ids: 'O41 O69', ...provoked, example: 'neither' }).gives((answer) =>
    expect(answer).toEqual({}),
  );
  refusedToken();
  on(409, 'an export is running already, which is as good as asked for', { given: running }).gives((answer) =>
    expect(answer).toEqual({ status: 'in-progress' }),
  );
  on(429, 'too many exports', { ids: 'P8.21', ...provoked }).fails(exportFailed);
  on(500, 'the service fails', { ids: 'P8.21', ...provoked }).fails(exportFailed);
  broken('P3.49', 'status', 'done');
});

operation(
  'getBackup',
  { ids: 'P7.29', request: { path: backup }, call: () => read(exportQueries.detail('backup-1')) },
  ({ on, refusedToken, broken }) => {
    on(200, 'a finished export', {
      ids: 'P3.51 P3.52 P3.53 P3.54 O41',
      given: { ...finished, fields: { processed: '2026-11-01T12:00:00Z' } },
    }).gives((found) =>
      expect(found).toEqual({
        state: 'finished',
        requested: '2026-11-01T10:00:00Z',
        processed: '2026-11-01T12:00:00Z',
        chunks: [{ id: 'chunk-1', iteration: 1, size: 1073741824 }],
      }),
    );
    on(200, 'a finished export without a file', {
      ids: 'P3.51 P3.52 O41',
      ...provoked,
      body: ({ requested, processed }) => ({ requested, ...(processed && { processed }), chunks: [] }),
      exactly: ['chunks'],
    }).gives((found) =>
      expect(found).toEqual({
        state: 'finished',
        requested: '2026-11-01T10:00:00Z',
        processed: '2026-11-01T12:00:00Z',
        chunks: [],
      }),
    );
    on(200, 'a finished export that does not say when it was processed', {
      ids: 'P3.51 P3.52 O41',
      ...provoked,
      body: ({ requested, chunks = [] }) => ({ requested, chunks }),
    }).gives((found) =>
      expect(found).toEqual({
        state: 'finished',
        requested: '2026-11-01T10:00:00Z',
        chunks: [{ id: 'chunk-1', iteration: 1, size: 1073741824 }],
      }),
    );
    on(200, 'a pending export', { ids: 'P3.50 P4.21 O41', given: running, example: 'pending' }).gives((found) =>
      expect(found).toEqual({ state: 'pending', requested: '2026-11-01T10:00:00Z' }),
    );
    refusedToken();
    on(403, 'an export of another customer', { given: ofSomebodyElse }).fails(exportFailed);
    on(404, 'no such export, as one whose links have expired', { ids: 'P4.22', given: none }).gives((found) =>
      expect(found).toEqual({ state: 'expired' }),
    );
    on(410, 'an export whose links have expired', { ids: 'P4.22', given: expired }).gives((found) =>
      expect(found).toEqual({ state: 'expired' }),
    );
    on(500, 'the service fails', { ids: 'P8.18 P8.19 O75', ...provoked }).fails(exportFailed);
    broken('P3.50', 'requested');
    broken('P3.51', 'processed', 'yesterday');
    broken('P3.52', 'chunks.0.id');
    broken('P3.53', 'chunks.0.iteration', 0);
    broken('P3.54', 'chunks.0.size', 0);
  },
);

operation(
  'getBackupChunkUrl',
  {
    ids: 'P7.30 O70',
    request: { path: { id: 'backup-1', chunk: 'chunk-1' } },
    call: () => fetchChunkUrl('backup-1', 'chunk-1'),
  },
  ({ on, refusedToken, broken }) => {
    on(200, 'a signed link', { ids: 'P3.55', given: finished }).gives((url) =>
      expect(url).toBe('https://photo-files.example/chunk-1.zip?expires=1794830400&signature=9f2c'),
    );
    refusedToken();
    on(403, 'an export of another customer', { given: ofSomebodyElse }).fails(chunkFailed);
    on(404, 'no such export, as one whose links have expired', { given: none }).gives((url) => expect(url).toBeNull());
    on(410, 'an export whose links have expired', { given: expired }).gives((url) => expect(url).toBeNull());
    on(500, 'the service fails', provoked).fails(chunkFailed);
    broken('P3.55', 'url');
  },
);
