import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadStates, serveStates, type StateHandlers } from './state-server.ts';

async function asked(handlers: StateHandlers, body?: object): Promise<{ status: number; text: string }> {
  const { url, close } = await serveStates(handlers);
  onTestFinished(close);
  const response = await fetch(url, body && { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}

test('what a function returns is answered, keys beyond the numbers of JSON as texts', async () => {
  const setup = { action: 'setup', state: 'an album exists', params: { albumId: 'album-1' } };
  const handlers = {
    'an album exists': ({ albumId }: object & { albumId?: unknown }) => ({ albumId: 4711n, albumId2: albumId }),
  };
  expect(await asked(handlers, setup)).toEqual({ status: 200, text: '{"albumId":"4711","albumId2":"album-1"}' });
});

test('what cannot be answered is a failure in words', async () => {
  const circle: { itself?: object } = {};
  circle.itself = circle;
  const setup = { action: 'setup', state: 'a circle' };
  expect(await asked({ 'a circle': () => circle }, setup)).toMatchObject({
    status: 500,
    text: expect.stringContaining('circular structure'),
  });
  expect(await asked({}, setup)).toEqual({ status: 500, text: 'no handler for "a circle"' });
});

test.each(['() => { throw new Error("no database") }', 'async () => { throw new Error("no database") }'])(
  'a close that fails is told, and fails nothing: %s',
  async (close) => {
    const file = join(mkdtempSync(join(tmpdir(), 'states-')), 'states.mjs');
    writeFileSync(file, `export default {};\nexport const close = ${close};\n`);
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => told.mockRestore());
    await (await loadStates(file)).close();
    expect(told).toHaveBeenCalledExactlyOnceWith(`close of --states ${file}: no database`);
  },
);
