/**
 * Paints what the browser tests would wait for and has not been painted on this machine yet: the thumbnails of the sandbox's
 * photos, and the originals in the archives that are ready for download. About a minute the first time, a few seconds from then on.
 */
import { openPictures } from '#sandbox/library/pictures.ts';
import { startSandbox } from '#sandbox/main.ts';

const pictures = openPictures();
await pictures.warm({ concurrency: 2 });
await pictures.close();

const sandbox = await startSandbox({ sandboxPort: 0, appPort: 0, dataFolder: ':memory:', app: 'none', print: () => {} });
const token = await sandbox.issueAccessToken('anna@example.com');
const { items } = await read<{ items: { id: string }[] }>('downloads');
for (const { id } of items) {
  const { url } = await read<{ url: string }>(`downloads/${id}/url`);
  await fetch(url, { method: 'HEAD' });
}
await sandbox.close();

async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${sandbox.addresses.sandbox}/photo-downloads/${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`The sandbox answers ${response.status} to ${path}.`);
  return (await response.json()) as Answer;
}
