// The voucher service's contract, verified with Node's test runner and @pact-foundation/pact 17.
//
//   tar -xzf photo-contracts-<version>.tgz package/pacts/photo-account-voucher.json
//   npm install --save-dev @pact-foundation/pact@17
//   PACT=package/pacts/photo-account-voucher.json node --test voucher.contract.test.mjs
//
// Run: by contracts/verifier/examples.test.ts of the photo account's repository.
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { Verifier } from '@pact-foundation/pact';

/** The token that your service takes for the customer. */
const token = 'token-of-the-test';

/** In the place of your database: its keys are serial, none is that of the contract. */
const offers = new Map();
let serial = 4711;

/** In the place of your service. */
const service = createServer((request, response) => {
  const answer = (status, body) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  if (request.headers.authorization !== `Bearer ${token}`) return answer(401, {});
  const [, code] = /^\/api\/v1\/campaigns\/offers\/(\w+)$/.exec(request.url) ?? [];
  return offers.has(code) ? answer(200, offers.get(code)) : answer(404, {});
});

/** What a state answers takes the place of its parameters in the request: ${code} of the path is the key of the row. */
const stateHandlers = {
  'a voucher exists': {
    setup: async ({ offer }) => {
      const code = String(serial++);
      offers.set(code, offer);
      return { code };
    },
    teardown: async () => offers.clear(),
  },
  'a voucher does not exist': async () => ({ code: String(serial++) }),
  'the access token is refused': async () => {},
};

before(() => new Promise((listening) => service.listen(0, '127.0.0.1', listening)));
after(() => service.close().closeAllConnections());

test('the voucher service holds its contract', { timeout: 60_000 }, () =>
  new Verifier({
    provider: 'voucher',
    providerBaseUrl: `http://127.0.0.1:${service.address().port}`,
    pactUrls: [process.env.PACT],
    stateHandlers,
    // The token of the contract becomes yours; one that is to be refused stays.
    requestFilter: (request, _response, next) => {
      if (request.headers.authorization === 'Bearer token-of-the-customer')
        request.headers.authorization = `Bearer ${token}`;
      next();
    },
  }).verifyProvider(),
);
