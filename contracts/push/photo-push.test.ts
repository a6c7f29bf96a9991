import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { authenticationFrame, parsePushMessage, type PushEvent } from '#photos/push-messages.ts';
import { merged } from '../pact-files/merge.ts';
import { CONSUMER, pactText, type Pact } from '../pact-files/pact-file.ts';
import { openMessageProvider, type MessageProvider } from './message-provider.ts';

/*
 * The contract with the push connection: asynchronous messages, each with the operation of openapi/push.asyncapi.yaml that
 * sends it. The app's own parser says what it makes of each. The contract lies beside this file; vitest -u writes it.
 */
const CONTRACT = join(import.meta.dirname, 'photo-account-photo-push.json');
const document: { components: { messages: Record<string, { examples: { name: string; payload: unknown }[] }> } } = parse(
  readFileSync(join(import.meta.dirname, '../../openapi/push.asyncapi.yaml'), 'utf8'),
);
const { uuid, string, regex, like } = MatchersV3;

const AT = '2026-11-01T10:00:00.000Z';
const moment = () => regex(String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$`, AT);
const ends = (event: PushEvent) => `^.*${[...event].map((letter) => `[${letter.toUpperCase()}${letter}]`).join('')}$`;

const CASES = [
  ...(['started', 'finished', 'error'] as const).map((event) => ({
    ids: 'P3.59 P3.60 P3.61 P3.62',
    operation: 'tellImport',
    event,
    description: `an import, ${event}`,
    contents: {
      id: uuid('0b0e7f5e-5d0c-4a43-9a8e-3f5f0c1f7a11'),
      type: regex(ends(event), `photo-import-${event}`),
      data: { payload: like({}), timestamp: moment() },
    },
    message: { kind: 'import', id: '0b0e7f5e-5d0c-4a43-9a8e-3f5f0c1f7a11', event, at: Date.parse(AT) },
  })),
  ...(['started', 'finished', 'error'] as const).map((event) => ({
    ids: 'P3.68 P3.69 P3.70 P3.71 P3.72 P4.33',
    operation: 'tellArchive',
    event,
    description: `an archive, ${event}`,
    contents: {
      id: string('message-1'),
      timestamp: moment(),
      key: regex(ends(event), `archive-${event}`),
      message: { userId: string('user-anna'), downloadId: string('download-1') },
    },
    message: { kind: 'archive', id: 'message-1', event, at: Date.parse(AT), userId: 'user-anna', downloadId: 'download-1' },
  })),
];

const folder = mkdtempSync(join(tmpdir(), 'push-contract-'));
const recorded: Pact[] = [];
afterAll(() => rmSync(folder, { recursive: true }));

describe('the app', () => {
  it.each(CASES)('$ids $operation understands $description', async ({ operation, description, contents, message }) => {
    const own = join(folder, `${recorded.length}`);
    mkdirSync(own);
    await new PactV4({ consumer: CONSUMER, provider: 'photo-push', dir: own, logLevel: 'error' })
      .addAsynchronousInteraction()
      .reference('AsyncAPI', 'operationId', operation)
      .expectsToReceive(description, (builder) => void builder.withJSONContent(contents))
      .executeTest(async ({ contents: { content } }) => expect(parsePushMessage(JSON.stringify(content))).toEqual(message));
    recorded.push(...readdirSync(own).map((name): Pact => JSON.parse(readFileSync(join(own, name), 'utf8'))));
  });

  it('keeps what it understands in the contract', async () => {
    expect(recorded).toHaveLength(CASES.length);
    await expect(pactText(merged(recorded))).toMatchFileSnapshot(CONTRACT);
  });
});

describe('the contract', () => {
  const contract: Pact = JSON.parse(readFileSync(CONTRACT, 'utf8'));

  it('agrees with the spec', async () => {
    expect(contract.interactions.map(({ description }) => description)).toEqual(CASES.map(({ description }) => description).sort());
    expect(await contradictions(contract)).toEqual([]);
  });

  it('P7.37 P7.38 has a first frame and an answer to it that agree with the spec', async () => {
    expect(await contradictions(greeting(JSON.parse(authenticationFrame('token'))))).toEqual([]);
  });

  it('would not agree with a message, or a first frame, of another shape', async () => {
    const [first] = contract.interactions;
    const wrong = { ...first, contents: { content: { id: 'x', timestamp: 'soon' }, contentType: 'application/json', encoded: false } };
    expect(await contradictions({ ...contract, interactions: [wrong] })).not.toEqual([]);
    expect(await contradictions(greeting({ token: 'token' }))).not.toEqual([]);
  });
});

describe('the sandbox', () => {
  let provider: MessageProvider;
  beforeAll(async () => {
    provider = await openMessageProvider(document.components.messages);
  }, 60_000);
  afterAll(() => provider.close());

  it('sends every message as the contract has it', async () => {
    expect(await provider.verify(CONTRACT)).toEqual(CASES.map(({ description }) => `${description}: OK`).sort());
  }, 90_000);
});

/** The first exchange of a connection as Pact would write it. */
function greeting(request: unknown) {
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

async function contradictions(contract: object): Promise<string[]> {
  const found: string[] = [];
  for await (const { type, message } of new Comparator({ asyncapi: document }).compare(contract)) {
    if (type === 'error') found.push(message);
  }
  return found;
}
