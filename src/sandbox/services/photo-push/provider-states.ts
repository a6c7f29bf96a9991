import { randomUUID } from 'node:crypto';
import { defineState } from '../../core/provider-states.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { orderArchive } from '../../library/archives.ts';
import { createImporter } from '../photo-management/activation.ts';

/** Situations that the push connection tells of: the messages come once the state is brought about. */
export const photoPushStates = [
  defineState<Record<string, never>>({
    name: 'an import runs',
    description: 'An import of photos begins now and ends well some seconds later; a message tells of each.',
    parameters: {},
    setup: (sandbox, account) => createImporter(sandbox, sandbox.pool).start(account),
  }),
  defineState<Record<string, never>>({
    name: 'an import fails',
    description: 'An import fails now, and a message tells of it.',
    parameters: {},
    setup({ push, clock }, { sub }) {
      const timestamp = new Date(clock.now()).toISOString();
      push.send(sub, {
        id: randomUUID(),
        type: 'photo-import-error',
        data: { payload: { reason: 'source-unavailable' }, timestamp },
      });
    },
  }),
  defineState<Record<string, never>>({
    name: 'an archive is ordered',
    description: 'The making of an archive begins now and ends well some seconds later; a message tells of each.',
    parameters: {},
    setup: (sandbox, account) =>
      void orderArchive(sandbox, account, 'Summer in Skagen', [somePhotoOf(sandbox, account.id)]),
  }),
  defineState<Record<string, never>>({
    name: 'an archive of deleted photos is ordered',
    description: 'The making of an archive begins now and fails some seconds later; a message tells of each.',
    parameters: {},
    setup: (sandbox, account) => void orderArchive(sandbox, account, 'Summer in Skagen', [`deleted-${randomUUID()}`]),
  }),
  defineState<{ message: unknown }>({
    name: 'the service sends',
    description: 'Exactly this message comes now: for messages that a service may send and this one never does.',
    parameters: { message: { description: 'The message, as JSON.' } },
    setup: ({ push }, { sub }, { message }) => void push.send(sub, message),
  }),
];

function somePhotoOf({ database }: Sandbox, owner: number): string {
  const photo = database.get<{ id: string }>('SELECT id FROM photo WHERE owner = ? LIMIT 1', owner);
  if (!photo) throw new Error('The customer has no photo to make an archive of.');
  return photo.id;
}
