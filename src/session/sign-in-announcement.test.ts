import { beforeEach, expect, test, vi } from 'vitest';
import { identityOf } from './claims.ts';
import { FakeBrowser, accessTokenOf } from './session-test-kit.ts';

const browser = new FakeBrowser('account.folioleaf-uk.example');

beforeEach(() => void vi.resetModules());

async function load() {
  const { announceSignIn, onSignIn } = await import('./sign-in-announcement.ts');
  const { clearPersonalData } = await import('./personal-data.ts');
  const { env } = browser.tab('https://account.folioleaf-uk.example/', fetch);
  const anna = identityOf(accessTokenOf('anna'));
  if (!anna) throw new Error('The token of the kit names nobody');
  return { onSignIn, announce: () => announceSignIn(anna), signOut: () => clearPersonalData(env) };
}

test('A4.5 O118 who listens before and who listens after a sign-in hear of it once each', async () => {
  const { onSignIn, announce } = await load();
  const [early, late] = [vi.fn<(account: { sub: string }) => void>(), vi.fn<(account: { sub: string }) => void>()];
  onSignIn(early);
  announce();
  onSignIn(late);
  for (const heard of [early, late]) expect(heard.mock.calls.map(([{ sub }]) => sub)).toEqual(['anna']);
});

test('O118 S14 nobody hears of a customer who has gone, or of one who was signed in already', async () => {
  const { onSignIn, announce, signOut } = await load();
  const heard = vi.fn<() => void>();
  onSignIn(heard);
  announce();
  signOut();
  onSignIn(heard);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('A4.5 who has stopped listening hears nothing', async () => {
  const { onSignIn, announce } = await load();
  const heard = vi.fn<() => void>();
  onSignIn(heard)();
  announce();
  expect(heard).not.toHaveBeenCalled();
});
