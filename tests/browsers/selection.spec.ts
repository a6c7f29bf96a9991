import { expect, needs, test } from './fixtures.ts';
import { action, firstPhotos, seesSelected, selectFirst, tile } from './library.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const box = (nth: number) => ({ role: 'checkbox', name: /^Photo,/, nth }) as const;

test('P2.80 X13 photos are selected by clicks, as a range, and by a drag', async ({ app }) => {
  await app.signIn(ANNA, PHOTOS);
  await firstPhotos(app, 10);
  await selectFirst(app, 2);
  await app.click(box(6), 'Shift');
  await seesSelected(app, 7);
  await app.click(box(0));
  await seesSelected(app, 6);
  // The second row: none of it but the first two is selected yet.
  const path = await Promise.all([7, 8, 9].map((nth) => app.sees(tile(nth))));
  await app.drag(path.flatMap(({ x, y }) => [{ x, y }]));
  await seesSelected(app, 9);
});

test('X3 X12 the panel of the selection is closed by Escape alone, and when the keyboard leaves it', async ({
  app,
}) => {
  await app.signIn(ANNA, PHOTOS);
  await selectFirst(app, 2);
  const more = { role: 'button', name: 'More options' } as const;
  const isOpen = () => app.evaluate(() => document.querySelector('[popover="auto"]:popover-open') !== null);
  const focused = () => app.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await app.click(more);
  await expect.poll(isOpen).toBe(true);
  await app.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await seesSelected(app, 2);
  expect(await focused()).toBe('More options');
  // A second press of its button closes it, too.
  await app.click(more);
  await expect.poll(isOpen).toBe(true);
  await app.click(more);
  await expect.poll(isOpen).toBe(false);
  await app.click(more);
  await expect.poll(isOpen).toBe(true);
  for (let stops = 0; stops < 5 && (await isOpen()); stops += 1) await app.press('Tab');
  await expect.poll(isOpen).toBe(false);
  await seesSelected(app, 2);
});

test('P2.80 X13 by touch: a long press begins to select, and the finger selects on', async ({ app }) => {
  needs('touch');
  await app.signIn(ANNA, PHOTOS);
  await firstPhotos(app, 3);
  const path = await Promise.all([0, 1, 2].map((nth) => app.sees(tile(nth))));
  await app.drag(
    path.flatMap(({ x, y }) => [{ x, y }]),
    'touch',
    3_000,
  );
  await seesSelected(app, 3);
  await app.isAt(/\/my-photos\/photos$/);
});

test('P4.14 P2.87 X4 a photo is deleted, and comes back with Undo', async ({ app, sandbox }) => {
  await app.signIn(ANNA, PHOTOS);
  const [id] = await selectFirst(app, 1);
  // A driver may answer so late that the time of the toast, 8 s, is over before it is pointed at.
  await app.evaluate(() => {
    const begin = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0, ...rest: unknown[]) => begin(run, ms === 8_000 ? 120_000 : ms, ...rest),
    });
  });
  await app.click(action('Delete'));
  await app.seesText('Photo deleted');
  // What is pointed at does not go by itself.
  await app.hover({ css: '[data-toast]' });
  await app.seesNo({ css: `[data-photo="${id}"]` });
  await app.click({ role: 'button', name: 'Undo' });
  await app.sees({ css: `[data-photo="${id}"]` });
  expect(await sandbox.calls('deletePhotos')).toEqual([]);
});

test('P2.83 P2.138 photos are copied to an album', async ({ app, sandbox }) => {
  await app.signIn(ANNA, PHOTOS);
  const chosen = await selectFirst(app, 2);
  await app.click(action('Copy to album'));
  await app.click({ role: 'button', name: /^Lisbon/, within: { role: 'dialog', name: 'Copy to album' } });
  await expect
    .poll(async () => (await sandbox.calls('addPhotosToAlbum')).map(({ status }) => status), { timeout: 20_000 })
    .toEqual([expect.any(Number)]);
  await app.open('/my-photos/albums/album-lisbon');
  await app.sees({ role: 'heading', name: 'Lisbon' });
  for (const id of chosen) await app.sees({ css: `[data-photo="${id}"]` });
});

test('P2.89 P2.100 P2.127 an album is made and renamed', async ({ app }) => {
  await app.signIn(ANNA, '/my-photos/albums');
  await app.click({ role: 'button', name: 'New album' });
  await app.fill({ role: 'textbox', within: { role: 'dialog' } }, 'Harbour');
  await app.click({ role: 'button', name: 'Create album', within: { role: 'dialog' } });
  await app.isAt(/\/my-photos\/albums\/[\w-]{36}$/);
  await app.sees({ role: 'heading', name: 'Harbour' });
  await app.click({ role: 'button', name: 'Edit album name' });
  const field = { role: 'textbox', within: { role: 'dialog' } } as const;
  await app.fill(field, 'Old harbour');
  await app.press('Enter');
  await app.sees({ role: 'heading', name: 'Old harbour' });
  await app.tab.reload();
  await app.sees({ role: 'heading', name: 'Old harbour' });
});

test('P1.5 P2.82 one photo is downloaded', async ({ app, customer }) => {
  await app.signIn(ANNA, PHOTOS);
  await selectFirst(app, 1);
  await app.click(action('Download'));
  await expect.poll(() => customer.saved(), { timeout: 15_000 }).toEqual([expect.stringMatching(/\.jpe?g$/i)]);
});

test('P1.6 P8.11 S29 several photos are downloaded as an archive, of which the push connection tells', async ({
  app,
  customer,
  sandbox,
}) => {
  await app.signIn(ANNA, PHOTOS);
  await firstPhotos(app, 3);
  await selectFirst(app, 3);
  await app.click(action('Download'));
  await expect.poll(async () => (await sandbox.calls('createArchiveDownload')).length).toBe(1);
  await expect.poll(() => customer.saved(), { timeout: 30_000 }).toEqual([expect.stringMatching(/\.zip$/)]);
});
