import { expect, test } from 'vitest';

import { MemoryStorage } from './session-test-kit.ts';
import { isStorageAvailable } from './environment.ts';

const good = () => ({
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
  navigator: { cookieEnabled: true },
});

class FullStorage extends MemoryStorage {
  override setItem(): void {
    throw new DOMException('full', 'QuotaExceededError');
  }
}

test('O88 a browser that stores everything is fine, and nothing is left behind', () => {
  const source = good();
  expect(isStorageAvailable(source)).toBe(true);
  expect(source.localStorage.length + source.sessionStorage.length).toBe(0);
});

test('O88 S18 any of the three missing is a blocked browser', () => {
  expect(isStorageAvailable({ ...good(), navigator: { cookieEnabled: false } })).toBe(false);
  expect(isStorageAvailable({ ...good(), localStorage: new FullStorage() })).toBe(false);
  expect(isStorageAvailable({ ...good(), sessionStorage: new FullStorage() })).toBe(false);
});

test('O88 S18 a browser that throws on reading the property is a blocked one', () => {
  const source = {
    ...good(),
    get localStorage(): MemoryStorage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(isStorageAvailable(source)).toBe(false);
});
