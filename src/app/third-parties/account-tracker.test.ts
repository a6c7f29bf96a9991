import { expect, test, vi } from 'vitest';
import { trackAccount } from './account-tracker.ts';
import { consentOf, type ConsentCode } from './consent.ts';

/** One source of events, which a test sets off. */
function source<Event>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    tell: (event: Event) => listeners.forEach((listener) => listener(event)),
    hear(listener: (event: Event) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function track(code: ConsentCode) {
  let answer = code;
  const [changes, signIns, clears] = [source<void>(), source<{ sub: string }>(), source<void>()];
  const setAccount = vi.fn<(sub: string | undefined) => void>();
  const end = trackAccount(
    { setAccount },
    {
      consent: () => consentOf(answer),
      onConsentChange: changes.hear,
      onSignIn: signIns.hear,
      onClear: clears.hear,
    },
  );
  const answerWith = (next: ConsentCode) => {
    answer = next;
    changes.tell();
  };
  return {
    reported: () => setAccount.mock.calls.flat(),
    signIn: () => signIns.tell({ sub: 'anna' }),
    clear: () => clears.tell(),
    answerWith,
    end,
  };
}

test('A4.5 O118 with consent to analytics the account is set once, by its id', () => {
  const { reported, signIn, answerWith } = track('10');
  expect(reported()).toEqual([]);
  signIn();
  answerWith('11');
  expect(reported()).toEqual(['anna']);
});

test.each(['00', '01'] as const)('O118 with the consent %s nobody is told', (code) => {
  const { reported, signIn, clear } = track(code);
  signIn();
  clear();
  expect(reported()).toEqual([]);
});

test('O118 O155 consent that comes later sets the account then, and taken back it is forgotten, without a reload', () => {
  const { reported, signIn, answerWith } = track('00');
  signIn();
  answerWith('10');
  answerWith('01');
  answerWith('11');
  expect(reported()).toEqual(['anna', undefined, 'anna']);
});

test('O118 S14 who signs out is forgotten, and consent of the next visitor says nothing of her', () => {
  const { reported, signIn, clear, answerWith } = track('11');
  signIn();
  clear();
  answerWith('00');
  answerWith('11');
  expect(reported()).toEqual(['anna', undefined]);
});

test('O118 what has ended follows nothing', () => {
  const { reported, signIn, end } = track('11');
  end();
  signIn();
  expect(reported()).toEqual([]);
});
