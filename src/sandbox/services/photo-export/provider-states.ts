import type { Account } from '../../accounts/accounts.ts';
import { RELATIVES, ensureAccount } from '../../accounts/accounts.ts';
import { defineState } from '../../core/provider-states.ts';
import type { ProviderState } from '../../core/provider-states.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { Schema } from '../../spec/document.ts';
import { zipSize } from '../../library/zip.ts';
import { finishBackup, insertBackup, photosOfBackup, requestBackup } from './backups.ts';
import { chunksFor, packedSizes } from './processing.ts';

const ID: Schema = { type: 'string', minLength: 1 };
const LONG_AGO = Date.UTC(2020, 0, 1);
const AN_EXPORT = { backupId: ID, chunkId: { type: 'string', minLength: 1, default: 'chunk-1' } as Schema };

const FACTS: Schema = { type: 'object', default: {} };

type AnExport = { backupId: string; chunkId: string };

type PartsOfExport = { backupId: string; photosPerPart: number; photoBytes: number; leftOut: number };

/** Situations of this service that contracts ask for. */
export const photoExportStates: readonly ProviderState[] = [
  defineState<{ fields: object }>({
    name: 'no export is running',
    description: 'The customer may ask for an export. `fields`: what is told of one that is asked for, such as this.',
    parameters: { fields: FACTS },
    setup: ({ database }, account) => database.run('DELETE FROM backup WHERE account = ?', account.id),
  }),
  defineState<{ backupId: string }>({
    name: 'an export is running',
    description: 'The customer has asked for that export, and it is not ready; it does not go on by itself.',
    parameters: { backupId: ID },
    setup: (sandbox, account, { backupId }) => addBackup(sandbox, account, backupId, sandbox.clock.now()),
  }),
  defineState<AnExport & { fields: object }>({
    name: 'an export is finished',
    description:
      'The customer has that export, with one zip file. `fields`: what is known of it; it is ready just now.',
    parameters: { ...AN_EXPORT, fields: FACTS },
    setup: (sandbox, account, given) => addFinished(sandbox, account, given, sandbox.clock.now()),
  }),
  defineState<PartsOfExport>({
    name: 'an export in parts is finished',
    description:
      'The customer has that export of the photos in her library, in zip files of so many photos: `backup-1-1`, `backup-1-2`. Each photo is filled up to so many bytes, unless that is 0, and the last ones are left out.',
    parameters: {
      backupId: ID,
      photosPerPart: { type: 'integer', minimum: 1, default: 2 },
      photoBytes: { type: 'integer', minimum: 0, default: 0 },
      leftOut: { type: 'integer', minimum: 0, default: 0 },
    },
    setup: addParts,
  }),
  defineState<AnExport>({
    name: 'an export of another customer is finished',
    description: 'Somebody else has that export.',
    parameters: AN_EXPORT,
    setup: (sandbox, _account, given) =>
      addFinished(sandbox, ensureAccount(sandbox.database, RELATIVES.tom.email), given, sandbox.clock.now()),
  }),
  defineState<AnExport>({
    name: 'the links of an export have expired',
    description: 'The customer has that export, and it was ready more than 7 days ago.',
    parameters: AN_EXPORT,
    setup: (sandbox, account, given) => addFinished(sandbox, account, given, LONG_AGO),
  }),
  defineState<AnExport>({
    name: 'an export does not exist',
    description: 'Nobody has an export of that id, nor its zip file.',
    parameters: AN_EXPORT,
    setup: ({ database }, _account, { backupId }) => database.run('DELETE FROM backup WHERE id = ?', backupId),
  }),
];

function addParts(
  sandbox: Sandbox,
  account: Account,
  { backupId, photosPerPart, photoBytes, leftOut }: PartsOfExport,
): void {
  const { database, clock, addresses } = sandbox;
  const now = clock.now();
  database.run('DELETE FROM backup WHERE id = ?', backupId);
  requestBackup(database, account, { id: backupId, app: addresses.app, requested: now });
  database.run(
    'DELETE FROM backup_photo WHERE backup = ?1 AND place >= (SELECT count(*) FROM backup_photo WHERE backup = ?1) - ?2',
    backupId,
    leftOut,
  );
  if (photoBytes > 0) database.run('UPDATE backup_photo SET bytes = ? WHERE backup = ?', photoBytes, backupId);
  const chunks = chunksFor(packedSizes(sandbox, photosOfBackup(database, backupId)), photosPerPart);
  finishBackup(
    database,
    backupId,
    now,
    chunks.map((chunk) => ({ ...chunk, id: `${backupId}-${chunk.iteration}` })),
  );
}

/** An export of that id, in place of one that exists. */
function addBackup({ database, addresses }: Sandbox, account: Account, id: string, requested: number): void {
  database.run('DELETE FROM backup WHERE id = ?', id);
  insertBackup(database, { id, account: account.id, app: addresses.app, requested });
}

/** Its zip file holds nothing, and is as large as such a file is. */
function addFinished(sandbox: Sandbox, account: Account, { backupId, chunkId }: AnExport, processed: number): void {
  addBackup(sandbox, account, backupId, processed);
  finishBackup(sandbox.database, backupId, processed, [
    { id: chunkId, iteration: 1, first: 0, last: -1, size: zipSize([]) },
  ]);
}
