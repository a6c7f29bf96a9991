import { expect, test } from 'vitest';
import { vendors } from '#vendor/vendors.ts';
import { shopName } from './shop-links.tsx';

test('A9.8 A9.9 each shop says where it is and what it speaks, in its own language', () => {
  const names = Object.fromEntries(vendors.map(({ key, country, locale }) => [key, shopName(country, locale)]));
  expect(names).toMatchObject({
    'folioleaf-uk': 'United Kingdom · English',
    'folioleaf-be': 'België · Nederlands',
    'folioleaf-fr': 'France · Français',
    'folioleaf-es': 'España · Español',
    'norrleaf-se': 'Sverige · Svenska',
  });
  expect(Object.keys(names)).toHaveLength(17);
  for (const name of Object.values(names)) expect(name).toMatch(/^\p{Lu}[\p{L} ]+ · \p{Lu}[\p{L} ]+$/u);
});
