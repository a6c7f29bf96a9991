import { ALBUMS, LISBON, card, dialog, heading, newAlbum } from '../support/albums.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { stopClock } from '../support/clock.ts';
import { holdBack } from '../support/held-requests.ts';
import { waitForPictures, openMore } from '../support/timeline.ts';

test('P2.4 P2.88 P2.94 P2.95 P2.96 P2.97 albums are links behind the tile that makes a new one', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', ALBUMS);
  await expect(page.getByRole('heading', { name: 'My photos', level: 1 })).toBeVisible();
  const albums = page.getByRole('list', { name: 'Albums' });
  await expect(albums.getByRole('link')).toHaveCount(12);
  await expect(albums.getByRole('listitem').first().getByRole('button', { name: 'New album' })).toBeVisible();
  await expect(card(page, 'Lisbon')).toHaveAccessibleDescription('46 photos Created 01 Jun 2019');
  await expect(card(page, 'Ideas')).toHaveAccessibleDescription('0 photos Created 14 Sep 2026');
  const cover = page
    .getByRole('article')
    .filter({ has: card(page, 'Lisbon') })
    .locator('img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(
    page.getByRole('navigation', { name: 'Photos and albums' }).getByRole('link', { name: /^Albums 14/ }),
  ).toHaveAttribute('aria-current', 'page');
  // P9.5: one place of the first page is the tile's.
  expect((await sandbox.calls('listAlbums')).map(({ query }) => query['limit'])).toEqual(['49']);
  await card(page, 'Lisbon').click();
  await expect(page).toHaveURL(new RegExp(`${LISBON}$`));
  await expect(heading(page, 'Lisbon')).toBeFocused();
});

test('P9.21 P9.22 O36 covers are of 800 px on large screens and of 300 on others, also once the window has changed', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', ALBUMS);
  const cover = page
    .getByRole('article')
    .filter({ has: card(page, 'Lisbon') })
    .locator('img');
  const isOf = async (size: number) => {
    await expect(cover).toHaveAttribute('src', new RegExp(`/${size}[?/]`));
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  };
  await isOf(800);
  // Albums that are known already are shown in the first frame of their page. The page between has no photos and no
  // products, whose pictures have 300 px.
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await page.goBack();
  await isOf(800);
  const files = await sandbox.calls('getPhotoFile');
  expect(files.map(({ path }) => path)).not.toContainEqual(expect.stringContaining('/300'));
  await page.setViewportSize({ width: 1_023, height: 800 });
  await isOf(300);
  await page.setViewportSize({ width: 1_024, height: 800 });
  await isOf(800);
});

test('F13 a dialog stands as soon as its script has come, without any time that passes', async ({ page, signIn }) => {
  // Timers and the time by which React tells how long a spinner has shown, but not the network.
  await page.clock.install();
  await signIn('anna@example.com', ALBUMS);
  await expect(newAlbum(page)).toBeVisible();
  await stopClock(page, 2_000);
  await newAlbum(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Create new album' })).toBeVisible();
});

test('P2.89 P2.90 P2.102 P2.129 P2.130 P2.131 O19 a new album is made, shown, and counted everywhere', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', ALBUMS);
  await newAlbum(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Create new album' })).toBeVisible();
  const name = dialog(page).getByPlaceholder('Untitled album');
  await expect(name).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(newAlbum(page)).toBeFocused();
  expect(await sandbox.calls('createAlbum')).toEqual([]);

  await newAlbum(page).click();
  await name.fill(' Été 2026');
  await dialog(page).getByRole('button', { name: 'Create album' }).click();
  await expect(page).toHaveURL(/\/my-photos\/albums\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Été 2026' })).toBeFocused();
  await expect(page.getByText('Created today')).toBeVisible();
  expect((await sandbox.calls('createAlbum')).map(({ body }) => body)).toEqual([{ name: ' Été 2026' }]);
  await page.getByRole('link', { name: 'My albums' }).click();
  await expect(page.getByRole('link', { name: 'Été 2026' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Photos and albums' }).getByRole('link', { name: /^Albums 15/ }),
  ).toBeVisible();
});

test('P5.6 P5.9 P5.10 P5.11 P5.12 X16 a name is validated when it is sent, and not before', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', ALBUMS);
  await newAlbum(page).click();
  const name = dialog(page).getByRole('textbox', { name: 'Album name' });
  const submit = dialog(page).getByRole('button', { name: 'Create album' });
  await submit.click();
  await expect(name).toHaveAccessibleDescription('Please give your album a name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  const [field, error] = [
    await name.boundingBox(),
    await dialog(page).getByText('Please give your album a name').boundingBox(),
  ];
  expect(error?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  await name.fill('a<b');
  await name.blur();
  // What is typed changes nothing until it is sent.
  await expect(name).toHaveAccessibleDescription('Please give your album a name');
  await submit.click();
  await expect(name).toHaveAccessibleDescription('Name not valid');
  await name.fill('   ');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription('Name not valid');
  await expect(name).toHaveValue('   ');
  expect(await sandbox.calls('createAlbum')).toEqual([]);
});

test('S55 P8.22 pressing twice makes one album; one that could not be made keeps its name', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', ALBUMS);
  await newAlbum(page).click();
  const name = dialog(page).getByRole('textbox', { name: 'Album name' });
  await name.fill('Twice');
  await sandbox.fault({ service: 'photo-management', operationId: 'createAlbum', status: 500, times: 1 });
  await name.press('Enter');
  await expect(dialog(page).getByText('Unable to save changes. Please try again')).toBeVisible();
  await expect(name).toHaveValue('Twice');
  const letGo = await holdBack(page, /\/photo-management\/albums$/);
  await dialog(page).getByRole('button', { name: 'Create album' }).dblclick();
  await name.press('Enter');
  // While it is on its way the dialog stays.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  letGo();
  await expect(heading(page, 'Twice')).toBeVisible({ timeout: 20_000 });
  expect((await sandbox.calls('createAlbum')).map(({ status }) => status)).toEqual([500, 201]);
});

test('P2.91 P6.8 albums that others share stand in a section of their own, unless shared albums are off', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', ALBUMS);
  const section = page.getByRole('region', { name: 'Shared with you' });
  await expect(section.getByRole('link')).toHaveCount(2);
  await expect(section.getByRole('link', { name: "Carl and Mia's wedding" })).toHaveAttribute(
    'href',
    '/my-photos/shared-albums/album-wedding',
  );
  // O22: her own shared album stands among her own ones, and leads where it belongs.
  await expect(section.getByRole('link', { name: 'Summer in Skagen' })).toHaveCount(0);
  await expect(card(page, 'Summer in Skagen')).toHaveAttribute('href', '/my-photos/shared-albums/album-skagen');
  await page.goto(`${ALBUMS}?PhotoManagementSharedAlbumsViewEnabled=false`);
  await expect(card(page, 'Lisbon')).toBeVisible();
  await expect(section).toHaveCount(0);
});

test('P2.91 without shared albums there is no section', async ({ page, signIn }) => {
  await signIn('empty@example.com', ALBUMS);
  await expect(page.getByText('You have no albums yet')).toBeVisible();
  await expect(newAlbum(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Shared with you' })).toHaveCount(0);
});

test('P2.92 P2.93 lists that cannot be loaded say so, each for itself', async ({ page, signIn, sandbox }) => {
  expectConsole('listAlbums failed', 'listSharedAlbums failed');
  await sandbox.fault({ service: 'photo-management', operationId: 'listAlbums', status: 500 });
  await sandbox.fault({ service: 'shared-albums', operationId: 'listSharedAlbums', status: 500 });
  await signIn('anna@example.com', ALBUMS);
  await expect(page.getByText('Unable to display albums. Please refresh the page or try again later.')).toBeVisible();
  const shared = page.getByRole('region', { name: 'Shared with you' });
  await expect(
    shared.getByText('Unable to display shared albums. Please refresh the page or try again later.'),
  ).toBeVisible();
  await sandbox.healFaults();
  await shared.getByRole('button', { name: 'Try again' }).click();
  await expect(shared.getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Lisbon')).toBeVisible();
});

test('P9.2 P9.5 P9.6 O9 albums come in pages of 50, the first one short by the tile: near the end, and at a press', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('albums@example.com', ALBUMS);
  const cards = page.getByRole('list', { name: 'Albums' }).getByRole('link');
  await expect(cards).toHaveCount(49);
  const limits = async () => (await sandbox.calls('listAlbums')).map(({ query }) => query['limit']);
  expect(await limits()).toEqual(['49']);
  await page.getByRole('button', { name: 'Load more' }).focus();
  await page.keyboard.press('Enter');
  // Who uses the keyboard goes on at the first album that came.
  await expect(cards.nth(49)).toBeFocused();
  await page.keyboard.press('End');
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(149);
  expect((await limits()).slice(0, 3)).toEqual(['49', '50', '50']);
});

test('P2.92 when a further page fails, what has come stays, and the rest is loaded on request', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('listAlbums failed');
  await signIn('albums@example.com', ALBUMS);
  const cards = page.getByRole('list', { name: 'Albums' }).getByRole('link');
  await expect(cards).toHaveCount(49);
  await sandbox.fault({ service: 'photo-management', operationId: 'listAlbums', status: 500 });
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Unable to display albums. Please refresh the page or try again later.')).toBeVisible();
  await expect(cards).toHaveCount(49);
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(99);
});

test('P9.2 P2.140 2,000 albums are searched by name: those that are there at once, the others as they come', async ({
  page,
  signIn,
  sandbox,
}) => {
  test.setTimeout(120_000);
  await sandbox.fault({ service: 'photo-files', status: 404 });
  await signIn('albums@example.com', ALBUMS);
  const list = page.getByRole('list', { name: 'Albums' });
  await expect(list.getByRole('link')).toHaveCount(49);
  const field = page.getByRole('searchbox', { name: 'Search your albums' });
  // Albums are numbered from the oldest on: it is in the middle of them.
  await field.fill('1000');
  // Those that it may be among are loaded by themselves, and the field keeps the focus and what is typed.
  const wanted = list.getByRole('link', { name: / 1000$/ });
  await expect(wanted).toBeVisible({ timeout: 90_000 });
  await expect(list.getByRole('link')).toHaveCount(1);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('1000');
  await expect(newAlbum(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await expect(page.getByText('1 album found', { exact: true })).toBeAttached({ timeout: 90_000 });

  await field.fill('no such name');
  await expect(page.getByRole('heading', { name: 'No album has that name' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all albums' }).click();
  await expect(field).toHaveValue('');
  await expect(newAlbum(page)).toBeVisible();
  // What was looked for is in the address.
  await page.goto(`${ALBUMS}?q=1000`);
  await expect(field).toHaveValue('1000');
  await expect(wanted).toBeVisible({ timeout: 90_000 });
});

test('P9.2 R1 a search among albums that cannot be loaded says so, and goes on when asked to', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('listAlbums failed');
  await sandbox.fault({ service: 'photo-files', status: 404 });
  await signIn('albums@example.com', ALBUMS);
  await expect(page.getByRole('list', { name: 'Albums' }).getByRole('link')).toHaveCount(49);
  await sandbox.fault({ service: 'photo-management', operationId: 'listAlbums', status: 500 });
  await page.getByRole('searchbox', { name: 'Search your albums' }).fill('no such name');
  await expect(page.getByText('Unable to display albums. Please refresh the page or try again later.')).toBeVisible();
  await expect(page.getByText('No album has that name')).toHaveCount(0);
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No album has that name' })).toBeVisible({ timeout: 90_000 });
});

test('P9.2 a dozen albums have no search', async ({ page, signIn }) => {
  await signIn('anna@example.com', ALBUMS);
  await expect(card(page, 'Lisbon')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('F11 2,000 albums are as quick as dozens: what is far from the screen is neither laid out nor painted', async ({
  page,
  signIn,
  sandbox,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  // It is about albums: thousands of covers would only keep the sandbox busy.
  await sandbox.fault({ service: 'photo-files', status: 404 });
  await signIn('albums@example.com', ALBUMS);
  const list = page.getByRole('list', { name: 'Albums' });
  await expect(list.getByRole('link')).toHaveCount(49);
  await page.waitForFunction(
    () => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelectorAll('[data-album]').length >= 2000;
    },
    undefined,
    { timeout: 150_000, polling: 'raf' },
  );
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(await sandbox.calls('listAlbums')).toHaveLength(41);
  const heights = () => list.evaluate((grid) => [...grid.children].map(({ clientHeight }) => clientHeight));
  const estimated = await heights();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(newAlbum(page)).toBeInViewport();

  const measured = await list.evaluate((grid) => {
    const blocks = [...grid.children].filter((block): block is HTMLElement => block instanceof HTMLElement);
    const drawn = blocks.filter((block) => block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
    const place = grid.querySelector<HTMLElement>('[data-album]');
    const show = (visibility: string) => {
      for (const block of blocks) block.style.contentVisibility = visibility;
      grid.getBoundingClientRect();
    };
    const timeOf = (act: () => void): number => {
      const start = performance.now();
      act();
      grid.getBoundingClientRect();
      return performance.now() - start;
    };
    // By turns, and of each the quickest: a busy machine holds up a few.
    const [near, one, all]: [number[], number[], number[]] = [[], [], []];
    for (let round = 1; round <= 8; round += 1) {
      const relay = (width: number) => timeOf(() => (grid.style.width = `${width - round}%`));
      near.push(relay(99));
      // Scrolling changes a card here and there as well, each time that one comes near.
      one.push(timeOf(() => place?.style.setProperty('padding-block-end', `${round}px`)));
      show('visible');
      all.push(relay(89));
      show('');
    }
    place?.style.removeProperty('padding-block-end');
    grid.style.removeProperty('width');
    // For the heights below.
    show('visible');
    return { drawn: drawn.flatMap((block) => [...block.children]).length, near, one, all };
  });
  expect(measured.drawn).toBeLessThan(150);
  expect(Math.min(...measured.near)).toBeLessThan(Math.min(...measured.all) / 2);
  // One grid of them all takes a sixteenth.
  expect(Math.min(...measured.one)).toBeLessThan(Math.min(...measured.all) / 25);
  // What is not laid out has the height that it will have: nothing moves when it comes near.
  const laidOut = await heights();
  estimated.forEach((height, block) => expect(height / (laidOut[block] ?? 0)).toBeCloseTo(1, 1));
});

test('P2.100 P2.106 what is done to an album shows among all others without a reload, on the way back too', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', ALBUMS);
  await card(page, 'Lisbon').click();
  await page.getByRole('button', { name: 'Edit album name' }).click();
  await dialog(page).getByRole('textbox').fill('Lisboa');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(heading(page, 'Lisboa')).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Lisboa')).toBeVisible();
  await expect(card(page, 'Lisbon')).toHaveCount(0);
  await card(page, 'Lisboa').click();
  await openMore(page);
  await page.getByRole('button', { name: 'Delete album' }).click();
  await dialog(page).getByRole('button', { name: 'Delete album' }).click();
  await expect(page.getByText('Lisboa album deleted')).toBeVisible();
  await expect(card(page, 'Lisboa')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Photos and albums' })
    .getByRole('link', { name: /^Photos/ })
    .click();
  await expect(
    page.getByRole('navigation', { name: 'Photos and albums' }).getByRole('link', { name: /^Albums 13/ }),
  ).toBeVisible();
});

test('X10 at 320 CSS px nothing of albums scrolls sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('anna@example.com', ALBUMS);
  await expect(card(page, 'Lisbon')).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  await card(page, 'Lisbon').click();
  await waitForPictures(page);
  expect(await width()).toBeLessThanOrEqual(320);
});
