import { expect, test, vi } from 'vitest';
import { ownAddress, startOwnWorker } from './trusted-scripts.ts';

const origin = 'https://account.example';

test('S46 a script of the app may be started', () => {
  expect(ownAddress('/assets/preview-worker-1a2b.js', origin)).toBe(
    'https://account.example/assets/preview-worker-1a2b.js',
  );
});

test.each([
  'https://evil.example/worker.js',
  '//evil.example/worker.js',
  'data:text/javascript,1',
  'blob:https://evil.example/1',
  'javascript:1',
])('S46 S41 nothing else is started: %s', (address) =>
  expect(() => ownAddress(address, origin)).toThrow('Only the scripts of the app itself'),
);

test('S46 a browser without trusted types starts the scripts of the app, and no others', async () => {
  const started: unknown[] = [];
  const OneWorker = function (address: string) {
    started.push(address);
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('Worker', OneWorker);
  startOwnWorker('/assets/check-worker-1a2b.js');
  expect(started).toEqual(['https://account.example/assets/check-worker-1a2b.js']);
  expect(() => startOwnWorker('//evil.example/worker.js')).toThrow('Only the scripts of the app itself');
  vi.unstubAllGlobals();
});
