import { expect, test } from 'vitest';
import { indexingOf } from './indexing.ts';

const origin = 'https://account.folioleaf-uk.example';

test('S49 the root is indexable in production and has a canonical link without any query', () => {
  expect(indexingOf({ pathname: '/', origin, test: false })).toEqual({ indexable: true, canonical: `${origin}/` });
});

test('S49 the root is not indexable on a test environment', () => {
  expect(indexingOf({ pathname: '/', origin, test: true })).toEqual({ indexable: false });
});

test.each(['/my-photos/photos', '/orders', '/nowhere'])('S49 %s is not indexable anywhere', (pathname) => {
  expect(indexingOf({ pathname, origin, test: false })).toEqual({ indexable: false });
  expect(indexingOf({ pathname, origin, test: true })).toEqual({ indexable: false });
});
