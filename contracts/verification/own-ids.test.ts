import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts';
import { pactPath } from '../pact-files/pact-file.ts';
import { isIdentity } from '../support/ids-from-states.ts';
import { listening, type Listening } from '../support/listening.ts';
import { openVerifier } from './verifier.ts';

/** The customer who is verified: another one than the contracts speak of. */
const CUSTOMER = 'warning@example.com';

const verifier = openVerifier();
let sandbox: RunningSandbox;
let states: Listening;

/** A service that gives ids of its own: the sandbox, with states that have others than the contract names. */
beforeAll(async () => {
  sandbox = await startSandbox({ sandboxPort: 0, appPort: 0, dataFolder: ':memory:', app: 'none', print: () => {} });
  const own = `${sandbox.addresses.sandbox}/__sandbox/provider-states`;
  states = await listening(async (request, response) => {
    const { method = 'GET' } = request;
    const body = method === 'GET' ? undefined : JSON.stringify(withOwnIds(JSON.parse(await text(request))));
    const answer = await fetch(own, { method, body, headers: { 'Content-Type': 'application/json' } });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
  });
}, 60_000);

afterAll(async () => {
  verifier.close();
  await states?.close();
  await sandbox?.close();
});

interface Change {
  action: string;
  state: string;
  params?: Record<string, unknown>;
}

/** Change with ids of the service's own, but for what exists already, and what lies within lists and objects. */
function withOwnIds({ params = {}, ...change }: Change): Change {
  const isGiven = /^(?:the customer has an|another customer has an|the gallery has)/.test(change.state);
  const renamed = Object.entries(params).map(([name, value]) =>
    !isGiven && typeof value === 'string' && isIdentity(name) ? [name, `of-service-${value}`] : [name, value],
  );
  return { ...change, params: { user: CUSTOMER, ...Object.fromEntries(renamed) } };
}

/** Services whose requests hold ids in paths, lists, objects and forms, and those of accounts and identities. */
const SERVICES = [
  'auth',
  'identity-provider',
  'invoice',
  'order',
  'photo-downloads',
  'reorder',
  'saved-projects',
  'temp-selections',
  'upload-storage',
  'widget',
  'widget-gallery',
];

/** The interaction of them whose ids are the contract's own, by docs/backend-teams.md. */
const FIXED = 'listWidgetsByOrderCodes 200: the widgets of several orders';

test.each(SERVICES)('F12 a service that gives ids of its own holds the contract with %s', async (service) => {
  const { failures, results, broken } = await verifier.verify({
    service,
    pact: pactPath(service),
    baseUrl: `${sandbox.addresses.sandbox}/${service}`,
    stateUrl: states.url,
    token: await sandbox.issueAccessToken(CUSTOMER),
  });
  expect(failures).toEqual(service === 'widget' ? [expect.stringMatching(FIXED)] : []);
  expect(broken).toEqual([]);
  expect(results.length).toBeGreaterThan(0);
});
