import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { people } from './accounts/people.ts';
import { portFailure } from './core/start-failure.ts';
import { readyMessage } from './ready-message.ts';
import { startTestSandbox } from './testing/test-sandbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a sandbox', () => {
  it('keeps what a customer did over a restart, links and tokens included', async () => {
    const before = await startTestSandbox({ dataFolder: folder });
    const { body } = await before.call('/photo-management/albums', { method: 'POST', body: { name: 'Winter' } });
    const { albumId } = body as { albumId: string };
    const token = await before.issueAccessToken('anna@example.com');
    const port = Number(new URL(before.addresses.sandbox).port);
    await before.close();

    const after = await startTestSandbox({ dataFolder: folder, sandboxPort: port });
    const headers = { authorization: `Bearer ${token}` };
    const read = () => after.call(`/photo-management/albums/${albumId}`, { headers });
    // The first call may still meet a connection of the run before.
    await read().catch(() => undefined);
    expect(await read()).toMatchObject({ status: 200, body: { albumName: 'Winter' } });
    await after.close();
  }, 30_000);

  it('lives beside others in one process', async () => {
    const [one, other] = await Promise.all([startTestSandbox(), startTestSandbox()]);
    await one.call('/photo-management/albums/album-ideas', { method: 'DELETE' });
    expect((await one.call('/photo-management/albums/album-ideas')).status).toBe(404);
    expect((await other.call('/photo-management/albums/album-ideas')).status).toBe(200);
    await Promise.all([one.close(), other.close()]);
  }, 30_000);

  it('says which variable to set when a port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as AddressInfo;
    await expect(startTestSandbox({ sandboxPort: port })).rejects.toThrow(
      new RegExp(`^Port ${port} is taken .* SANDBOX_PORT=`),
    );
    await expect(startTestSandbox({ appPort: port, app: 'dist' })).rejects.toThrow(/ PORT=/);
    holder.close();
  });

  it('says so when this user may not open a port, and proposes one that can be', () => {
    const refused = Object.assign(new Error('listen EACCES: permission denied 127.0.0.1:80'), { code: 'EACCES' });
    expect(portFailure(80, 'PORT', refused)?.message).toBe(
      'This user may not open port 80: choose another with PORT=8080.',
    );
    const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
    expect(portFailure(65_000, 'SANDBOX_PORT', taken)?.message).toContain('SANDBOX_PORT=64000');
  });

  it('says what to do when the data folder cannot be used', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(startTestSandbox({ dataFolder: join(file, 'data') })).rejects.toThrow(/SANDBOX_DATA/);
    await expect(startTestSandbox({ dataFolder: file })).rejects.toThrow(`There is a file at ${file}`);
    const damaged = join(folder, 'damaged');
    mkdirSync(damaged);
    writeFileSync(join(damaged, 'sandbox.sqlite'), 'no database '.repeat(100));
    await expect(startTestSandbox({ dataFolder: damaged })).rejects.toThrow(
      `The database in the data folder ${damaged} is damaged: remove that folder`,
    );
    const running = await startTestSandbox({ dataFolder: join(folder, 'data') });
    await running.call('/photo-management/albums', { method: 'POST', body: { name: 'Winter' } });
    await expect(startTestSandbox({ dataFolder: join(folder, 'data') })).rejects.toThrow(/Another sandbox is using/);
    await running.close();
  }, 30_000);

  it('knows the people of the list, and says so when it is ready', () => {
    const text = readyMessage(
      { app: 'http://localhost:5173', sandbox: 'http://localhost:5174', local: 'http://localhost:5174' },
      'dist',
    );
    expect(text).toContain('\nReady\n');
    for (const { email } of people) expect(text).toContain(email);
    expect(people).toHaveLength(12);
  });
});
