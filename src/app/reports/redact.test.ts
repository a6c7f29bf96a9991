import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { createRandom } from '#lib/random.ts';
import { errorReport } from './error-report.ts';
import { redact, redactText } from './redact.ts';

describe('messages', () => {
  test.each([
    [
      "Cannot read properties of undefined (reading 'albums')",
      "Cannot read properties of undefined (reading 'albums')",
    ],
    [
      'Unexpected token \'A\', "Anna Smith"... is not valid JSON',
      "Unexpected token 'A', [removed]... is not valid JSON",
    ],
    ['Auth Error: the nonce is another', 'Auth Error: the nonce is another'],
    [
      'AccessToken Error: Error [{"message":"Anna"}]; Status Code: 500 Received from https://identity.example/token',
      'AccessToken Error: Error [removed]; Status Code: 500 Received from [removed]',
    ],
    ['Failed to load blob:https://account.example/0b1c-2d', 'Failed to load [removed]'],
    ['The file "Summer in Kent', 'The file [removed]'],
  ])('S32 %s', (message, told) => {
    expect(redactText(message)).toBe(told);
  });
});

const TELLING = [
  'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1c2VyLWFubmEifQ.c2lnbmF0dXJl',
  'anna.agren@example.com',
  'anna.agren%40example.com',
  'https://photo-files.example/users/anna/photos/7f3a/300?signature=abc',
  'blob:https://account.example/7f3a-11',
];
const WORDS = [
  'Anna \u00c5gren',
  '12 Harbour Lane',
  'SW1A 1AA',
  '+44 20 7946 0018',
  'Summer in Kent',
  'Gran\u2019s 80th',
  '\u5bb6\u65cf \u5199\u771f',
];
const SINGLE_WORDS = ['Agrensson', 'Whitstable'];
const NUMBERS = [442079460018, 19800229];
const KNOWN_KEYS = ['code', 'status', 'type', 'reason', 'service', 'action'];
const ON_ERRORS = ['user', 'address', 'response', 'config', 'body', 'cause'];
const OTHER_KEYS = [
  'name',
  'firstName',
  'street',
  'city',
  'postalCode',
  'title',
  'url',
  'thumbnails',
  'token',
  'message',
  'detail',
  'cause',
  'errors',
  'response',
  '__proto',
  'x',
];

/** Failures of any shape, nested at random, with personal data anywhere that such data has ever been seen. */
function failures(seed: number) {
  const random = createRandom(seed).next;
  const oneOf = <One>(list: readonly One[]): One => {
    const found = list[Math.floor(random() * list.length)];
    if (found === undefined) throw new Error('an empty list');
    return found;
  };
  const planted = new Set<string>();
  const plant = <Secret extends string | number>(secret: Secret): Secret => {
    planted.add(String(secret));
    return secret;
  };
  const anything = () => plant(oneOf([...TELLING, ...WORDS, ...SINGLE_WORDS]));
  const message = () =>
    oneOf([
      () =>
        `Error ${JSON.stringify({ [anything()]: anything() })}; Status Code: 500 Received from https://photos.example/${encodeURIComponent(anything())}`,
      () => `Error [{"message":"${anything()}"}]; Status Code: 200 Received from https://graph.example/`,
      () => `Error ${anything()}; Status Code: 409 Received from ${plant(oneOf(TELLING))}`,
      () => `Unexpected token 'A', "${anything()}"... is not valid JSON`,
      () => `Failed to load ${plant(oneOf(TELLING))} in time`,
      () => `Bearer ${plant('abc.def-0123')} was refused`,
      () => `There is no album '${plant(oneOf(WORDS))}'`,
    ])();
  const leaf = () => oneOf([anything, () => plant(oneOf(NUMBERS)), () => true, () => null, () => undefined])();
  const nest = (depth: number): unknown => {
    if (depth === 0) return leaf();
    const inner = () => nest(depth - 1 - Math.floor(random() * Math.min(2, depth)));
    return oneOf([
      leaf,
      () => [inner(), inner()],
      () => new Map([[anything(), inner()]]),
      () => new Set([inner()]),
      () =>
        Object.fromEntries([
          [oneOf(OTHER_KEYS), inner()],
          [anything(), inner()],
          [oneOf(KNOWN_KEYS), plant(oneOf([...TELLING, ...WORDS]))],
        ]),
      () => new Error(message(), { cause: inner() }),
      () => Object.assign(new TypeError(message()), { [oneOf(ON_ERRORS)]: inner() }),
      () =>
        new ApiError(
          message(),
          {
            service: 'photo-management',
            operation: 'updateAlbum',
            kind: 'http',
            correlationId: 'c-1',
            status: 500,
            code: plant(oneOf([...TELLING, ...WORDS])),
            fields: [anything()],
          },
          inner(),
        ),
    ])();
  };
  return { failure: nest(1 + Math.floor(random() * 8)), planted };
}

describe('S35 S32 S28 whatever fails, nothing of the customer leaves in the report', () => {
  const place = { environment: 'acceptance', vendor: 'folioleaf-uk', locale: 'en-GB', page: 'album' };

  test('over 5,000 random nestings', () => {
    let secrets = 0;
    for (let seed = 1; seed <= 5_000; seed += 1) {
      const { failure, planted } = failures(seed);
      secrets += planted.size;
      const sent = JSON.stringify(errorReport(failure, { action: 'updateAlbum', correlationId: 'c-1' }, place));
      const leaked = [...planted].filter(
        (secret) => sent.includes(secret) || sent.includes(JSON.stringify(secret).slice(1, -1)),
      );
      expect(leaked, `seed ${seed}: ${sent}`).toEqual([]);
      expect(sent, `seed ${seed}`).not.toContain('signature=');
    }
    expect(secrets).toBeGreaterThan(20_000);
  });

  test('words of the code stay', () => {
    const failure = { errors: [{ code: 'name-taken', status: 409, message: 'Summer in Kent exists' }], ok: false };
    expect(redact(failure)).toEqual({ errors: [{ code: 'name-taken', status: 409, '#2': '[removed]' }], '#1': false });
  });

  test('a circle ends', () => {
    const circle: Record<string, unknown> = { code: 'round' };
    circle['cause'] = circle;
    expect(JSON.stringify(redact(circle))).toContain('[removed]');
  });
});
