import { describe, expect, it } from 'vitest';
import { menuLabels } from './menu-labels.ts';
import { locales, vendorOfHost, vendors } from './vendors.ts';

describe('vendors', () => {
  it('A9.8 are seventeen hosts in eleven locales, each with menus', () => {
    expect(vendors).toHaveLength(17);
    expect(new Set(vendors.map(({ host }) => host)).size).toBe(17);
    expect(locales).toHaveLength(11);
    expect(locales.filter((locale) => !menuLabels[locale])).toEqual([]);
  });

  it.each([
    ['account.bildvik-se.example', 'norrleaf-se'],
    ['account.bildvik-se.localhost', 'norrleaf-se'],
    ['test-account.wallbay-de.localhost', 'wallbay-de'],
    ['acceptance-account.printmoor-nl.example', 'printmoor-nl'],
    ['ACCOUNT.folioleaf-pt.example', 'folioleaf-pt'],
    ['localhost', 'folioleaf-uk'],
    ['127.0.0.1', 'folioleaf-uk'],
    ['anything.localhost', 'folioleaf-uk'],
  ])('O162 %s is %s', (host, key) => {
    expect(vendorOfHost(host)?.key).toBe(key);
  });

  it.each(['account.nobody.example', 'account.folioleaf-uk.evil', 'folioleaf-uk', ''])('nobody is %s', (host) => {
    expect(vendorOfHost(host)).toBeUndefined();
  });
});
