import type { Page } from '@playwright/test';
import { action, drawnPhotos, letDeletionGo, selectFirst, tabCount, tile, knownTabCount } from '../support/actions.ts';
import { expect, test } from '../support/fixtures.ts';
import { setLookedAt } from '../support/looked-at.ts';
import { signInOn } from '../support/sign-in.ts';
import { backgroundBegins } from '../support/steps.ts';
import { counter, photos, scrollTop, waitForPictures, openMore } from '../support/timeline.ts';
import { watchTraffic } from '../support/traffic.ts';
import { PHOTOS } from '../support/seeded.ts';

const ALBUMS = '/my-photos/albums';
const LISBON = `${ALBUMS}/album-lisbon`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** A second tab of the same browser, on an address. */
async function openTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  await waitForPictures(tab);
  return tab;
}

async function deleteSelected(page: Page, amount: number): Promise<void> {
  await action(page, 'Delete').click();
  await dialog(page)
    .getByRole('button', { name: `Delete ${amount} photos` })
    .click();
}

async function renameLisbon(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit album name' }).click();
  await dialog(page).getByRole('textbox', { name: 'Album name' }).fill(name);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(heading(page, name)).toBeVisible();
}

test('P4.14 P2.25 photos deleted in one tab are gone in the other, which keeps its place and has every count right', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const other = await openTab(page, PHOTOS);
  const before = await knownTabCount(other, 'Photos');
  await other.evaluate(() => scrollTo(0, 2500));
  await waitForPictures(other);
  const drawnBelow = await other.waitForFunction(() => {
    const drawn = [...document.querySelectorAll('[data-photo]')].find(
      (element) => element.getBoundingClientRect().top > 200,
    );
    return drawn && { id: drawn.getAttribute('data-photo') ?? '', top: drawn.getBoundingClientRect().top };
  });
  const inView = (await drawnBelow.jsonValue()) ?? { id: '', top: 0 };

  const gone = await selectFirst(page, 2);
  await deleteSelected(page, 2);
  await expect(page.getByText('2 photos deleted')).toBeVisible();
  await expect.poll(() => tabCount(other, 'Photos')).toBe(before - 2);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 2);
  const box = await tile(other, inView.id).boundingBox();
  expect(Math.abs((box?.y ?? 0) - inView.top)).toBeLessThanOrEqual(1);

  await other.evaluate(() => scrollTo(0, 0));
  await waitForPictures(other);
  await expect.poll(() => scrollTop(other)).toBe(0);
  for (const id of gone) await expect(tile(other, id)).toHaveCount(0);
  const inMonth = (tab: Page) =>
    tab
      .getByText(/^\d+ photos?$/)
      .first()
      .textContent();
  await expect(async () => {
    expect((await drawnPhotos(other)).slice(0, 8)).toEqual((await drawnPhotos(page)).slice(0, 8));
    expect(await inMonth(other)).toBe(await inMonth(page));
  }).toPass();
});

test('P4.14 what is selected in one tab loses what another one deletes', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const other = await openTab(page, PHOTOS);
  await selectFirst(other, 3);
  await selectFirst(page, 2);
  await deleteSelected(page, 2);
  await expect(counter(other)).toHaveText('1 selected');
  await expect(other.getByRole('checkbox', { name: /^Photo,/, checked: true })).toHaveCount(1);
});

test('P2.75 a photo that is open in one tab gives way when another one deletes it', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const other = await openTab(page, PHOTOS);
  await photos(other).first().click();
  await expect(other).toHaveURL(/\/preview\//);
  const [id = ''] = await selectFirst(page, 1);
  await expect(other).toHaveURL(new RegExp(`/preview/${id}`));
  await action(page, 'Delete').click();
  await letDeletionGo(page);
  await expect(other).not.toHaveURL(new RegExp(`/preview/${id}`));
  await expect(tile(other, id)).toHaveCount(0);
});

test('P2.100 an album renamed in one tab has its new name in the other', async ({ page, signIn }) => {
  await signIn('anna@example.com', LISBON);
  const other = await openTab(page, LISBON);
  await renameLisbon(page, 'Lisboa');
  await expect(heading(other, 'Lisboa')).toBeVisible();
  await other.getByRole('link', { name: 'My albums' }).click();
  await expect(other.getByText('Lisboa', { exact: true })).toBeVisible();
  await renameLisbon(page, 'Lissabon');
  await expect(other.getByText('Lissabon', { exact: true })).toBeVisible();
});

test('P2.132 P7.27 an album deleted in one tab is left by the other, and counted no more', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', LISBON);
  const other = await openTab(page, LISBON);
  await openMore(page);
  await page.getByRole('button', { name: 'Delete album' }).click();
  await dialog(page).getByRole('button', { name: 'Delete album' }).click();
  await expect(other).toHaveURL(new RegExp(`${ALBUMS}$`));
  await expect(other.getByText('Lisbon album deleted')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Lisbon', exact: true })).toHaveCount(0);
  await expect.poll(() => tabCount(other, 'Albums')).toBe(13);
  expect((await sandbox.calls('getAlbum')).filter(({ status }) => status === 404)).toEqual([]);
});

test('P2.69 photos taken out of an album in one tab are out of it in the other, and back when that is undone', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', LISBON);
  await waitForPictures(page);
  const other = await openTab(page, LISBON);
  const [id = ''] = await selectFirst(page, 1);
  await action(page, 'Delete from album').click();
  const undo = page.getByRole('button', { name: 'Undo' });
  // What is pointed at does not go by itself.
  await undo.hover();
  await expect(tile(other, id)).toHaveCount(0);
  await expect(other.getByText('45 photos')).toBeVisible();
  await undo.click();
  await expect(tile(other, id)).toBeVisible();
  await expect(other.getByText('46 photos')).toBeVisible();
});

test('P7.27 a tab that nobody looks at asks for nothing until somebody does', async ({ page, signIn }) => {
  await signIn('anna@example.com', LISBON);
  const other = await page.context().newPage();
  const traffic = watchTraffic(other);
  await other.goto(LISBON);
  await waitForPictures(other);
  // What a page asks for once its photos are there comes a little later.
  await backgroundBegins(other);
  await traffic.quiet();
  await setLookedAt(other, false);
  const asked: string[] = [];
  other.on(
    'request',
    (request) =>
      request.resourceType() === 'fetch' && request.url().includes('/photo-management/') && asked.push(request.url()),
  );
  await renameLisbon(page, 'Lisboa');
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await expect(heading(other, 'Lisbon')).toBeVisible();
  await setLookedAt(other, true);
  await expect(heading(other, 'Lisboa')).toBeVisible();
});

test('P7.27 what another device has changed shows when the customer comes back to the tab, which keeps its place', async ({
  page,
  browser,
  baseURL,
  signIn,
  guard,
  passTime,
}) => {
  await page.clock.install();
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await waitForPictures(page);
  const top = await scrollTop(page);
  const before = await knownTabCount(page, 'Photos');

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await guard.watch(elsewhere);
  const device = await elsewhere.newPage();
  await signInOn(device, 'anna@example.com', LISBON);
  await waitForPictures(device);
  await selectFirst(device, 2);
  await deleteSelected(device, 2);
  await expect(device.getByText('2 photos deleted')).toBeVisible();
  await elsewhere.close();

  await setLookedAt(page, false);
  await passTime(60_000);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before);
  await setLookedAt(page, true);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 2);
  await expect.poll(() => scrollTop(page)).toBe(top);
});

test('S14 S15 after a sign-out in another tab nothing that was said stays on the page, nor what it stores as it goes', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', LISBON);
  await waitForPictures(page);
  await page.evaluate(() => scrollTo(0, 300));
  await selectFirst(page, 1);
  await action(page, 'Delete from album').click();
  const said = page.locator('[data-toast]');
  await expect(said).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/logout');
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect(said).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('S20 what a tab keeps of a customer who has signed out in another one is not there for the next', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', ALBUMS);
  await page.evaluate(() => {
    sessionStorage.setItem('formDraft:album:new', JSON.stringify({ values: { name: 'Ours' }, from: { name: '' } }));
    sessionStorage.setItem('keptSelection', JSON.stringify({ list: 'photos', purpose: 'actions', photos: [] }));
  });
  // That tab is elsewhere meanwhile, and hears nothing.
  await page.goto('about:blank');
  const other = await page.context().newPage();
  await other.goto('/logout');
  await expect(other.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await signInOn(other, 'albums@example.com', ALBUMS);
  await page.goto(PHOTOS);
  await waitForPictures(page);
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => /^(formDraft|keptSelection)/.test(key))).toEqual([]);
});

test('S20 S28 tabs name no customer, and believe only those of their own', async ({ page, signIn }) => {
  await signIn('anna@example.com', LISBON);
  const other = await openTab(page, LISBON);
  await other.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    new BroadcastChannel('photo-account-library').addEventListener('message', ({ data }) => told.push(data));
  });
  await renameLisbon(page, 'Lisboa');
  await expect(heading(other, 'Lisboa')).toBeVisible();
  const told = await other.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'told')));
  expect(JSON.parse(told)).toEqual([
    { customer: expect.stringMatching(/^[0-9a-f]{16}$/), change: { type: 'albumRenamed', albumId: 'album-lisbon' } },
  ]);

  await page.evaluate(() => {
    const channel = new BroadcastChannel('photo-account-library');
    for (const message of [
      'album-lisbon',
      { change: { type: 'albumGone', albumId: 'album-lisbon' } },
      { customer: '0123456789abcdef', change: { type: 'albumGone', albumId: 'album-lisbon' } },
    ])
      channel.postMessage(message);
  });
  // Told after those and understood, so that those have been heard.
  await renameLisbon(page, 'Lissabon');
  await expect(heading(other, 'Lissabon')).toBeVisible();
  await expect(other).toHaveURL(new RegExp(`${LISBON}$`));
});
