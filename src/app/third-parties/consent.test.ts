import { expect, test } from 'vitest';
import { codeOf, consentIn, consentOf, noConsent } from './consent.ts';

const COOKIE = 'cookie_consent';

test('A3.51 A3.52 O116 the four codes and what they allow, the first digit for analytics', () => {
  const consents = { '00': [false, false], '01': [false, true], '10': [true, false], '11': [true, true] } as const;
  for (const [code, [analytics, marketing]] of Object.entries(consents)) {
    expect(consentOf(code)).toEqual({ analytics, marketing });
    expect(codeOf({ analytics, marketing })).toBe(code);
  }
});

test.each(['2x', '', '0', '1', '111', '11 ', ' 11', 'true', '1,1', '١١', 'toString', '__proto__', undefined])(
  'A5.11 A3.53 "%s" is no answer and allows nothing',
  (text) => {
    expect(consentOf(text)).toEqual({ analytics: false, marketing: false });
  },
);

test('O155 the answer is read from the cookie that the configuration names', () => {
  expect(consentIn('a=1; cookie_consent=10; b=11', COOKIE)).toEqual({ analytics: true, marketing: false });
  expect(consentIn('answer=01', 'answer')).toEqual({ analytics: false, marketing: true });
  expect(consentIn('not_cookie_consent=11; cookie_consentx=11', COOKIE)).toBe(noConsent);
  expect(consentIn('cookie_consent=11', undefined)).toBe(noConsent);
});

test('A3.53 no cookie, a broken one, and two that disagree allow nothing', () => {
  for (const cookies of [
    '',
    'cookie_consent=',
    'cookie_consent=2x',
    'cookie_consent=%',
    'cookie_consent=11; cookie_consent=00',
  ])
    expect(consentIn(cookies, COOKIE)).toBe(noConsent);
  expect(consentIn('cookie_consent=11; cookie_consent=11', COOKIE).marketing).toBe(true);
});

test('O155 the same answer is the same object, so that nothing is done again for it', () => {
  expect(consentIn('cookie_consent=11', COOKIE)).toBe(consentIn('x=1; cookie_consent=11', COOKIE));
});
