import { expect, test } from 'vitest';
import { passedOn, reported, secretsIn, withoutSecrets } from './exchange.ts';

/** An answer as its report has it. */
function shown(headers: Record<string, string | string[]>, body: unknown) {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const answer = { status: 200, headers, body: bytes };
  return reported(answer, secretsIn(answer));
}

test('no report shows the tokens of an answer, wherever they stand in it', () => {
  const tokens = { access_token: 'eyJ.access.sig', refresh_token: 'refresh-7', id_token: 'eyJ.id.sig' };
  const hidden = { access_token: '…', refresh_token: '…', id_token: '…' };
  expect(shown({}, { ...tokens, expires_in: 900 }).body).toEqual({ ...hidden, expires_in: 900 });
  expect(shown({}, { data: [tokens], again: 'it is refresh-7' }).body).toEqual({ data: [hidden], again: 'it is …' });
  expect(shown({}, { accessToken: 'eyJ.access.sig' }).body).toEqual({ accessToken: '…' });
  expect(shown({}, 'access_token=eyJ.access.sig&expires_in=900').body).toBe('access_token=…&expires_in=900');
  expect(shown({}, '{"refresh_token": "refresh-7", "acc').body).toBe('{"refresh_token": "…", "acc');
});

test('no report shows cookies, credentials and the code of a redirect, and all of them are passed on', () => {
  const headers = {
    'set-cookie': ['sid=abc; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'b=2'],
    authorization: 'Bearer abc',
    location: 'https://account.example/?code=c-1&state=s',
    date: 'today',
    etag: '"7"',
  };
  expect(shown(headers, '<a href="https://account.example/?code=c-1&amp;state=s">go on</a>')).toMatchObject({
    headers: {
      'set-cookie': '…, …',
      authorization: '…',
      location: 'https://account.example/?code=…&state=s',
      etag: '"7"',
    },
    body: '<a href="https://account.example/?code=…&amp;state=s">go on</a>',
  });
  expect(Object.fromEntries(passedOn({ status: 200, headers, body: Buffer.from('') }))).toEqual(headers);
});

test('the code of a failure or of a voucher is shown', () => {
  const body = { code: 'link-used', url: 'https://shop.example/?code=SPRING', access_token: null };
  expect(shown({}, body).body).toEqual(body);
});

test('a difference tells what is wrong without the token', () => {
  const told = "Expected 'refresh-7' (String) to be equal to 1 (Integer)";
  expect(withoutSecrets({ place: '$.refresh_token', told, got: '"refresh-7"' }, ['refresh-7'])).toEqual({
    place: '$.refresh_token',
    told: "Expected '…' (String) to be equal to 1 (Integer)",
    got: '"…"',
  });
});
