import type { Account } from '../../accounts/accounts.ts';
import { RELATIVES, ensureAccount } from '../../accounts/accounts.ts';
import { defineState } from '../../core/provider-states.ts';
import type { ProviderState } from '../../core/provider-states.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { storeArchive } from '../../library/archives.ts';
import type { Schema } from '../../spec/document.ts';

const ID: Schema = { type: 'string', minLength: 1 };
const LONG_AGO = Date.UTC(2020, 0, 1);

type ArchiveFacts = { name?: string; photos?: string[] };

/** Situations of this service that contracts ask for. */
export const photoDownloadsStates: readonly ProviderState[] = [
  defineState<Record<string, never>>({
    name: 'the customer has no archives',
    description: 'No archive has been ordered.',
    parameters: {},
    setup: ({ database }, account) => database.run('DELETE FROM archive WHERE account = ?', account.id),
  }),
  defineState<{ downloadId: string; fields: ArchiveFacts }>({
    name: 'an archive is finished',
    description:
      'The customer has that archive, ready to be downloaded. `fields`: what is known of it, such as this; it was ordered just now.',
    parameters: { downloadId: ID, fields: { type: 'object', default: {} } },
    setup: (sandbox, account, { downloadId, fields }) =>
      addArchive(sandbox, account, downloadId, sandbox.clock.now(), fields),
  }),
  defineState<{ downloadId: string }>({
    name: 'an archive of another customer is finished',
    description: 'Somebody else has that archive.',
    parameters: { downloadId: ID },
    setup: (sandbox, _account, { downloadId }) =>
      addArchive(sandbox, ensureAccount(sandbox.database, RELATIVES.tom.email), downloadId, sandbox.clock.now()),
  }),
  defineState<{ downloadId: string }>({
    name: 'an archive has expired',
    description: 'The customer has that archive, and the time to download it is over.',
    parameters: { downloadId: ID },
    setup: (sandbox, account, { downloadId }) => addArchive(sandbox, account, downloadId, LONG_AGO),
  }),
  defineState<{ downloadId: string }>({
    name: 'an archive does not exist',
    description: 'Nobody has an archive of that id.',
    parameters: { downloadId: ID },
    setup: ({ database }, _account, { downloadId }) => database.run('DELETE FROM archive WHERE id = ?', downloadId),
  }),
];

function addArchive(
  { database }: Sandbox,
  { id: account }: Account,
  id: string,
  created: number,
  { name = 'Summer in Skagen', photos = ['photo-1', 'photo-2'] }: ArchiveFacts = {},
): void {
  storeArchive(database, {
    id,
    account,
    name,
    photos,
    created,
    status: 'finished',
    packed: [],
  });
}
