import { describe, expect, it } from 'vitest';
import { isAppOrigin } from './cors.ts';

describe('origins of the app on port 5173', () => {
  it.each([
    'http://localhost:5173',
    'http://127.0.0.1:5173',
    'http://account.bildvik-se.localhost:5173',
    'http://test-account.folioleaf-uk.localhost:5173',
  ])('%s is one', (origin) => {
    expect(isAppOrigin(origin, 'http://localhost:5173')).toBe(true);
  });

  it.each([
    'http://localhost:5174',
    'https://localhost:5173',
    'http://localhost.evil.example:5173',
    'http://evil-localhost:5173',
    'http://evil.example:5173',
    'null',
    '',
  ])('%s is none', (origin) => {
    expect(isAppOrigin(origin, 'http://localhost:5173')).toBe(false);
  });
});
