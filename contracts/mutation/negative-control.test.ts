import { afterAll, afterEach, expect, test } from 'vitest';
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts';
import { pactPath } from '../pact-files/pact-file.ts';
import { openVerifier } from '../verification/verifier.ts';

const verifier = openVerifier();
let sandbox: RunningSandbox | undefined;

afterEach(() => sandbox?.close());
afterAll(() => verifier.close());

async function verified(defect: string | undefined) {
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
    pact: pactPath('voucher'),
    baseUrl: `${base}/voucher`,
    stateUrl: `${base}/__sandbox/provider-states`,
    token,
  });
}

test('a sandbox without a defect is verified', async () => {
  expect((await verified(undefined)).failures).toEqual([]);
});

test.each(['missing-field', 'wrong-type', 'wrong-status', 'wrong-code'])(
  'a sandbox with the defect %s fails, by the name of the interaction',
  async (kind) => {
    const { failures } = await verified(`getVoucherOffer:${kind}`);
    expect(failures).toContainEqual(expect.stringMatching(/^getVoucherOffer \d{3}: /));
  },
);

test('a sandbox with a defect that there is not does not start', async () => {
  sandbox = undefined;
  await expect(verified('getNothing:null-id')).rejects.toMatchObject({ name: 'StartFailure' });
});
