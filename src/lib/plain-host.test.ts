import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';
import { plainAddress, plainHost } from './plain-host.ts';

test('A1.13 a host with a dot at its end is the same host', () => {
  expect(plainHost('Account.Wallbay-FR.example.')).toBe('account.wallbay-fr.example');
  expect(plainHost('account.wallbay-fr.example')).toBe('account.wallbay-fr.example');
  for (const host of ['localhost.', 'account.wallbay-fr.localhost.']) expect(isLoopback(host)).toBe(true);
});

test('A1.13 S12 a page under such a host belongs where it has none, with all of its address', () => {
  expect(plainAddress({ href: 'https://account.wallbay-fr.example.:8443/orders?stripped=true#x' })).toBe(
    'https://account.wallbay-fr.example:8443/orders?stripped=true#x',
  );
  expect(plainAddress({ href: 'https://account.wallbay-fr.example/orders.' })).toBeUndefined();
});
