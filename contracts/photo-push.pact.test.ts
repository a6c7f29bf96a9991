import { describe, expect, it } from 'vitest';
import { authenticationFrame, parsePushMessage, type PushEvent } from '#photos/push/push-model.ts';
import { messageContradictions } from './pact-files/conformance.ts';
import { messageContract } from './push/message-contract.ts';
import { readMessageSpec } from './push/message-spec.ts';
import { CONSUMER } from './support/consumer.ts';
import { anything } from './support/matchers.ts';

const { message } = messageContract('photo-push', parsePushMessage);
const { document, operations } = readMessageSpec('photo-push');

const anImport = { ids: 'P3.59 P3.60 P3.61 P3.62' };

message('tellImport', 'started', {
  ...anImport,
  meaning: 'an import has begun',
  given: { state: 'an import runs' },
  matching: { type: endingIn('started', 'photo-import-started'), 'data.payload': anything(null) },
  gives: {
    kind: 'import',
    id: '0b0e7f5e-5d0c-4a43-9a8e-3f5f0c1f7a11',
    event: 'started',
    at: Date.UTC(2026, 10, 1, 10),
  },
});
message('tellImport', 'finished', {
  ...anImport,
  meaning: 'all photos are there',
  given: { state: 'an import runs' },
  matching: { type: endingIn('finished', 'photo-import-finished'), 'data.payload': anything(null) },
  gives: {
    kind: 'import',
    id: '6f2b8f0e-6f0e-4c57-8c3e-0a2c8f5b9d22',
    event: 'finished',
    at: Date.UTC(2026, 10, 1, 10, 0, 9, 250),
  },
});
message('tellImport', 'error', {
  ...anImport,
  meaning: 'an import has failed',
  given: { state: 'an import fails' },
  matching: { type: endingIn('error', 'photo-import-error'), 'data.payload': anything(null) },
  gives: {
    kind: 'import',
    id: '9d3c4a1b-2e6f-4b8a-bf1d-7c9e0d4a6e33',
    event: 'error',
    at: Date.UTC(2026, 10, 1, 10, 0, 4),
  },
});
message('tellImport', 'anotherSpelling', {
  ...anImport,
  meaning: 'a type in another spelling, with nothing more to say',
  given: { state: 'the service sends', message: example('tellImport', 'anotherSpelling') },
  matching: { type: endingIn('finished', 'ImportFinished') },
  gives: {
    kind: 'import',
    id: '1c5d9e2f-8a7b-4c6d-9e0f-1a2b3c4d5e44',
    event: 'finished',
    at: Date.UTC(2026, 10, 1, 10, 0, 9),
  },
});

const anArchive = { ids: 'P3.68 P3.69 P3.70 P3.71 P3.72 P4.33' };
const whose = { userId: 'user-anna', downloadId: 'download-1' };

message('tellArchive', 'started', {
  ...anArchive,
  meaning: 'an archive is being made',
  given: { state: 'an archive is ordered' },
  matching: { key: endingIn('started', 'archive-started') },
  gives: { kind: 'archive', id: 'message-1', event: 'started', at: Date.UTC(2026, 10, 1, 10), ...whose },
});
message('tellArchive', 'finished', {
  ...anArchive,
  meaning: 'an archive is ready',
  given: { state: 'an archive is ordered' },
  matching: { key: endingIn('finished', 'archive-finished') },
  gives: { kind: 'archive', id: 'message-2', event: 'finished', at: Date.UTC(2026, 10, 1, 10, 0, 8), ...whose },
});
message('tellArchive', 'error', {
  ...anArchive,
  meaning: 'an archive cannot be made',
  given: { state: 'an archive of deleted photos is ordered' },
  matching: { key: endingIn('error', 'archive-error') },
  gives: { kind: 'archive', id: 'message-3', event: 'error', at: Date.UTC(2026, 10, 1, 10, 0, 8), ...whose },
});
message('tellArchive', 'anotherSpelling', {
  ...anArchive,
  meaning: 'a key in another spelling',
  given: { state: 'the service sends', message: example('tellArchive', 'anotherSpelling') },
  matching: { key: endingIn('finished', 'ARCHIVE.FINISHED') },
  gives: { kind: 'archive', id: 'message-4', event: 'finished', at: Date.UTC(2026, 10, 1, 10, 0, 8, 500), ...whose },
});

/*
 * What the app sends is not in the contract: Pact's verifiers know no connection that begins with a frame of the app.
 * The first frame and its answer are held against the document all the same.
 */
describe('the document', () => {
  it('P7.37 P7.38 allows the first frame and its answer', async () => {
    expect(await messageContradictions(document, firstFrame(JSON.parse(authenticationFrame('token'))))).toEqual([]);
  });

  it('does not allow a first frame of another shape', async () => {
    expect(await messageContradictions(document, firstFrame({ token: 'token' }))).not.toEqual([]);
  });
});

/** Any text that ends so, whatever the case (O44). */
function endingIn(event: PushEvent, value: string): object {
  const letters = [...event].map((letter) => `[${letter.toUpperCase()}${letter}]`).join('');
  return {
    'pact:matcher:type': [
      { 'pact:matcher:type': 'type' },
      { 'pact:matcher:type': 'regex', regex: `^[\\s\\S]*${letters}$` },
    ],
    value,
  };
}

function example(operationId: string, name: string) {
  return operations.get(operationId)?.examples.get(name) ?? null;
}

/** The first exchange of a connection as Pact would write it. */
function firstFrame(request: unknown) {
  return {
    consumer: { name: CONSUMER },
    provider: { name: 'photo-push' },
    metadata: { pactSpecification: { version: '4.0' } },
    interactions: [
      {
        type: 'Synchronous/Messages',
        description: 'authenticate',
        comments: { references: { AsyncAPI: { operationId: 'connectPush' } } },
        request: { contents: { content: request, contentType: 'application/json', encoded: false } },
        response: [{ contents: { content: 'OK', contentType: 'text/plain', encoded: false } }],
      },
    ],
  };
}
