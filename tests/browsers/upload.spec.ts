import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heic, jpeg, png } from '../support/photo-files.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { NEWCOMER, PHOTOS } from '../support/seeded.ts';
import { expect, needs, provokes, test } from './fixtures.ts';
import type { Page } from './page.ts';

/**
 * Uploads three photos, though the connection is cut and the page is loaded anew; each is begun once.
 * @returns whether the browser kept copies of them
 */
async function upload(app: Page, sandbox: SandboxControl): Promise<boolean> {
  test.setTimeout(180_000);
  provokes(
    'appendToUpload',
    'createUpload',
    'getUploadOffset',
    'beforeunload',
    'fetch',
    'Load failed',
    'CORS request did not succeed',
    'Network',
    'connection',
  );
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const files = [await jpeg('beach.jpg'), await png('scan.png'), heic('IMG_1.HEIC')];
  const paths = files.map(({ name, buffer }) => {
    writeFileSync(join(folder, name), buffer);
    return join(folder, name);
  });
  await app.signIn(NEWCOMER, PHOTOS);
  await app.click({ role: 'button', name: 'Add photos', nth: 0 });
  await app.sees({ role: 'dialog', name: 'Add photos' });
  await app.tab.setFiles('[role=dialog] input[type=file]', paths);
  await app.sees({ role: 'button', name: 'Upload 3 photos' });
  // The HEIC has a picture, too, which not every engine can read by itself.
  await expect
    .poll(
      () =>
        app.evaluate(
          () =>
            [...document.querySelectorAll<HTMLImageElement>('[data-row] img')].filter(
              ({ naturalWidth }) => naturalWidth > 0,
            ).length,
        ),
      { timeout: 60_000 },
    )
    .toBe(3);
  // Each time, so that none of them is through before the page is loaded anew; and browsers try once more themselves.
  await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', abort: true });
  await app.click({ role: 'button', name: 'Upload 3 photos' });
  // What was cut off is asked after, to go on from there.
  const asked = async () => (await sandbox.calls('getUploadOffset')).length;
  await expect.poll(asked, { timeout: 30_000 }).toBeGreaterThan(0);
  const keepsCopies = await app.evaluate(async () => {
    try {
      await navigator.storage.getDirectory();
      return true;
    } catch {
      return false;
    }
  });
  await app.tab.reload();
  await sandbox.healFaults();
  if (!keepsCopies) {
    // Without files of the browser there are no copies: she is told which photos to choose again, and they go on.
    const underWay = { role: 'region', name: 'Under way' } as const;
    await app.seesText(/^Choose \d photos? again$/, underWay);
    await app.click({ role: 'button', name: /^Show /, within: underWay });
    await app.sees({ role: 'dialog', name: 'Add photos' });
    await app.tab.setFiles('[role=dialog] input[type=file]', paths);
    // They were begun before this dialog was opened: it stays, and says what has become of them.
    await app.sees({ role: 'text', name: /^3 photos (?:uploaded|added)/, nth: 0 }, 40_000);
    await app.open(PHOTOS);
  }
  await expect.poll(() => app.count({ css: '[data-photo]' }), { timeout: 60_000 }).toBe(3);
  expect(await sandbox.calls('createUpload')).toHaveLength(3);
  rmSync(folder, { recursive: true });
  return keepsCopies;
}

test('P1.3 R2 O65 a JPEG, a PNG and a HEIC are uploaded, though the connection is cut and the page is loaded anew', async ({
  app,
  sandbox,
}) => {
  await upload(app, sandbox);
});

test.describe('in a private window', () => {
  test.use({ browserOptions: { isPrivate: true } });

  test('P1.3 R2 O65 photos are uploaded that the browser keeps no copies of', async ({ app, sandbox }) => {
    needs('private windows');
    expect(await upload(app, sandbox)).toBe(false);
  });
});
