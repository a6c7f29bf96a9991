import { expect, test } from 'vitest';
import { indexingOf } from './indexing.ts';

const origin = 'https://account.folioleaf-uk.example';

test('A2.121 A2.123 S49 the root is indexable in production and has a canonical link without any query', () => {
  expect(indexingOf({ pathname: '/', origin, test: false })).toEqual({ indexable: true, canonical: `${origin}/` });
});

test('A2.121 S49 the root is not indexable on a test environment', () => {
  expect(indexingOf({ pathname: '/', origin, test: true })).toEqual({ indexable: false });
});

test.each(['/my-photos/photos', '/orders', '/nowhere'])(
  'A2.122 A2.123 S49 %s is not indexable anywhere, and has no canonical link',
  (pathname) => {
    expect(indexingOf({ pathname, origin, test: false })).toEqual({ indexable: false });
    expect(indexingOf({ pathname, origin, test: true })).toEqual({ indexable: false });
  },
);
