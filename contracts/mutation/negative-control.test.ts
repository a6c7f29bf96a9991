import { afterAll, afterEach, expect, test } from 'vitest';
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts';
import { pactsOf } from '../pact-files/kinds.ts';
import { pactPath } from '../pact-files/pact-file.ts';
import { openVerifier } from '../verification/verifier.ts';

const verifier = openVerifier();
let sandbox: RunningSandbox | undefined;

afterEach(() => sandbox?.close());
afterAll(() => verifier.close());

/** @param pacts folder of the contract: what providers are asked for, or what the client bears */
async function verified(defect: string | undefined, pacts = pactsOf('provider')) {
  sandbox = await startSandbox({
    sandboxPort: 0,
    appPort: 0,
    dataFolder: ':memory:',
    app: 'none',
    defect,
    print: () => {},
  });
  const base = sandbox.addresses.sandbox;
  const token = await sandbox.issueAccessToken('anna@example.com');
  return verifier.verify({
    service: 'voucher',
    pact: pactPath('voucher', pacts),
    baseUrl: `${base}/voucher`,
    stateUrl: `${base}/__sandbox/provider-states`,
    token,
  });
}

test('a sandbox without a defect is verified', async () => {
  expect((await verified(undefined)).failures).toEqual([]);
});

test.each([
  ['missing-field', 'provider'],
  ['wrong-type', 'provider'],
  ['wrong-status', 'provider'],
  ['wrong-code', 'client'],
] as const)(
  'a sandbox with the defect %s fails in what is the part of the %s, by the name of the interaction',
  async (defect, kind) => {
    const { failures } = await verified(`getVoucherOffer:${defect}`, pactsOf(kind));
    expect(failures).toContainEqual(expect.stringMatching(/^getVoucherOffer \d{3}: /));
  },
);

test('a sandbox with a defect that there is not does not start', async () => {
  sandbox = undefined;
  await expect(verified('getNothing:null-id')).rejects.toMatchObject({ name: 'StartFailure' });
});
