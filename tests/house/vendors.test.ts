import { afterEach, expect, it } from 'vitest';
import { applyVendorRoutes } from '#paths';
import { menuLabels } from '#sandbox/services/public-vendor-config/menu-labels.ts';
import { vendors as vendorsOfSandbox } from '#sandbox/services/public-vendor-config/vendors.ts';
import { brandNames, vendors } from '#vendor/vendors.ts';

afterEach(() => void applyVendorRoutes());

it('O162 the sandbox knows the vendors that the app knows', () => {
  const theirs = vendorsOfSandbox.map(({ host, brand, kind, country, locale, key }) => ({
    host: `account.${host}.example`,
    brand,
    kind,
    country,
    locale,
    key,
  }));
  const ours = vendors.map(({ host, brand, kind, country, locale, key }) => ({
    host,
    brand: brandNames[brand],
    kind,
    country,
    locale,
    key,
  }));
  expect(theirs).toEqual(ours);
});

it('A1.16 every vendor\u2019s menus are in its language', () => {
  expect(vendors.filter(({ locale }) => !menuLabels[locale])).toEqual([]);
});

it('A1.17 O83 every path that a vendor of the sandbox gives a page is one that the app takes', () => {
  const withPaths = vendorsOfSandbox.filter(({ routes }) => routes);
  expect(withPaths.length).toBeGreaterThan(0);
  for (const { routes = {} } of withPaths)
    expect(applyVendorRoutes(routes).toSorted()).toEqual(Object.keys(routes).toSorted());
});
