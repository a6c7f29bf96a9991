import type { BrowserContext, Page } from '@playwright/test';
import { action, drawnPhotos, letDeletionGo, selectFirst, tabCount } from '../../support/actions.ts';
import { ALBUMS, LISBON } from '../../support/albums.ts';
import { expect, test } from '../../support/fixtures.ts';
import { otherDevice } from '../../support/other-device.ts';
import { waitForPictures } from '../../support/timeline.ts';
import type { JournalEntry } from '../../support/sandbox-control.ts';
import { copyDialog } from '../../support/steps.ts';
import type { World } from '../../support/world.ts';
import { createJudge } from './judge.ts';
import { look } from './scene.ts';
import { lostTexts } from './typed.ts';
import { anywhere } from './moves/anywhere.ts';
import { inForms } from './moves/forms.ts';
import { withPhotos } from './moves/photos.ts';
import { watchActions } from './watch-actions.ts';
import { watchPage } from '../support/page-watch.ts';
import { drawFor } from './draw.ts';
import type { Journey } from './move.ts';
import { ANNA, PHOTOS } from '../../support/seeded.ts';

async function authorization(context: BrowserContext): Promise<Record<string, string>> {
  const token = (await context.cookies()).find(({ name }) => name === 'auth_access_token')?.value ?? '';
  return { authorization: `Bearer ${token}` };
}

/** Calls as a page would that had taken others than it showed. */
async function callAsPage(
  context: BrowserContext,
  world: World,
  { service, method, path }: Pick<JournalEntry, 'service' | 'method' | 'path'>,
  body: object,
): Promise<void> {
  await fetch(`${world.sandbox}/${service}${path}`, {
    method,
    headers: { ...(await authorization(context)), origin: world.app, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const deleteAsPage = (context: BrowserContext, world: World, ...photoIds: string[]) =>
  callAsPage(context, world, { service: 'photo-management', method: 'DELETE', path: '/photos' }, { photoIds });

async function confirmDeletion(page: Page): Promise<void> {
  await action(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
}

test('R9 a photo that is deleted beyond what was confirmed, or without its box being ticked, is found', async ({
  page,
  context,
  signIn,
  sandbox,
  world,
}) => {
  const actions = await watchActions(context);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const others = await page
    .locator('[data-photo]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-photo') ?? ''));
  const [first = '', second = ''] = await selectFirst(page, 2);
  const other = others.find((id) => ![first, second].includes(id)) ?? '';
  await confirmDeletion(page);
  await expect.poll(async () => await sandbox.calls('deletePhotos')).toHaveLength(1);
  expect(await actions.excess(sandbox)).toEqual([]);
  await deleteAsPage(context, world, other);
  expect(await actions.excess(sandbox)).toEqual([
    '3 photos were to be deleted, 2 were confirmed',
    `photo ${other} was to be deleted and not shown as selected: its box was not ticked`,
  ]);
});

test('R9 P4.14 one photo that is deleted without a question is confirmed by its button, and no other is', async ({
  page,
  context,
  signIn,
  sandbox,
  world,
}) => {
  const actions = await watchActions(context);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const [, , other = ''] = await drawnPhotos(page);
  await selectFirst(page, 1);
  await action(page, 'Delete').click();
  await letDeletionGo(page);
  await expect.poll(async () => await sandbox.calls('deletePhotos')).toHaveLength(1);
  expect(await actions.excess(sandbox)).toEqual([]);
  await deleteAsPage(context, world, other);
  expect(await actions.excess(sandbox)).toHaveLength(2);
});

test('R9 P4.14 a photo that is deleted although that was undone is found', async ({
  page,
  context,
  signIn,
  sandbox,
  world,
}) => {
  const actions = await watchActions(context);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const [first = ''] = await selectFirst(page, 1);
  await action(page, 'Delete').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await actions.excess(sandbox)).toEqual([]);
  await deleteAsPage(context, world, first);
  expect(await actions.excess(sandbox)).toEqual(['1 photos were to be deleted, 0 were confirmed']);
});

for (const { name, operationId, told, ids = 'photoIds' } of [
  { name: 'Delete from album', operationId: 'removePhotosFromAlbum', told: 'taken out of an album' },
  { name: 'Copy to album', operationId: 'addPhotosToAlbum', told: 'copied to an album' },
  { name: 'Download', operationId: 'createArchiveDownload', told: 'downloaded', ids: 'photos' },
  { name: 'Order prints', operationId: 'createTempSelection', told: 'printed' },
]) {
  test(`R9 ${name}: a photo that is ${told} without its box being ticked is found`, async ({
    page,
    context,
    signIn,
    sandbox,
    world,
  }) => {
    const actions = await watchActions(context);
    await signIn(ANNA, LISBON);
    await waitForPictures(page);
    const others = await page
      .locator('[data-photo]')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-photo') ?? ''));
    const chosen = await selectFirst(page, 2);
    const other = others.find((id) => !chosen.includes(id)) ?? '';
    await action(page, name).click();
    if (name === 'Copy to album')
      await copyDialog(page).getByRole('list', { name: 'Albums' }).getByRole('button').first().click();
    await expect.poll(() => sandbox.calls(operationId)).toHaveLength(1);
    expect(await actions.excess(sandbox)).toEqual([]);
    const [call] = await sandbox.calls(operationId);
    if (!call) throw new Error('Nothing was called');
    await callAsPage(context, world, call, { [ids]: [other] });
    expect(await actions.excess(sandbox)).toEqual([
      `3 photos were to be ${told}, 2 were confirmed`,
      `photo ${other} was to be ${told} and not shown as selected: its box was not ticked`,
    ]);
  });
}

test('R9 of a whole month that was selected, a photo that arrived later and is deleted all the same is found', async ({
  page,
  context,
  signIn,
  sandbox,
  world,
}) => {
  const actions = await watchActions(context);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await selectFirst(page, 1);
  await page
    .getByRole('checkbox', { name: /^Select all photos/ })
    .first()
    .click();
  const month = await page
    .getByRole('checkbox', { name: /^Select all photos/ })
    .first()
    .getAttribute('data-cell');
  // Beyond the whole seconds that the moment of counting is known by.
  await page.waitForTimeout(3_000);
  await sandbox.state('photos arrive from another device', {
    user: ANNA,
    photoIds: ['arrived-late'],
    taken: `${month?.split('/')[0]}-15T12:00:00Z`,
  });
  await confirmDeletion(page);
  await expect.poll(async () => await sandbox.calls('deletePhotos')).not.toHaveLength(0);
  expect(await actions.excess(sandbox)).toEqual([]);
  // It knows of the photo, as of each that it deletes.
  const headers = await authorization(context);
  await page.evaluate(([address, sent]) => fetch(address, { headers: sent }).then((answer) => answer.text()), [
    `${world.sandbox}/photo-management/photos?limit=60`,
    headers,
  ] as const);
  await deleteAsPage(context, world, 'arrived-late');
  expect(await actions.excess(sandbox)).toContainEqual(
    expect.stringMatching(
      /^photo arrived-late was to be deleted and not shown as selected: it arrived at .*, and the photos were counted at /,
    ),
  );
});

test('R9 counts that lag behind what the services hold are found on the page, and no more once it is loaded anew', async ({
  page,
  browser,
  signIn,
  sandbox,
  world,
}) => {
  const device = await otherDevice(browser, world.app, ANNA);
  const judge = createJudge(device);
  const disagreements = async () => judge.disagreements(page, await look(page, world.app), true);
  const counts = await device.get<{ photosCount: number }>('photo-management', '/users');
  await sandbox.fault({
    service: 'photo-management',
    operationId: 'getPhotoAccountCounts',
    status: 200,
    body: { ...counts, photosCount: counts.photosCount + 3 },
  });
  await signIn(ANNA, ALBUMS);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(counts.photosCount + 3);
  // The other device would be told the same.
  await sandbox.healFaults();
  expect(await disagreements()).toEqual([
    `photos in the tab: the screen says ${counts.photosCount + 3}, the service ${counts.photosCount}`,
  ]);
  await page.reload();
  await expect.poll(() => tabCount(page, 'Photos')).toBe(counts.photosCount);
  expect(await disagreements()).toEqual([]);
  await device.close();
});

test('R9 photos that another device has deleted are found on a page that still counts them', async ({
  page,
  browser,
  signIn,
  world,
}) => {
  const device = await otherDevice(browser, world.app, ANNA);
  const judge = createJudge(device);
  const disagreements = async () => judge.disagreements(page, await look(page, world.app), true);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await expect.poll(disagreements).toEqual([]);
  const { images } = await device.get<{ images: { imageId: string }[] }>('photo-management', '/photos?limit=1');
  await device.delete('photo-management', '/photos', { photoIds: images.map(({ imageId }) => imageId) });
  expect(await disagreements()).toEqual([
    expect.stringMatching(/^photos in the tab: /),
    expect.stringMatching(/^photos of \w+ \d{4}: /),
  ]);
  await device.close();
});

test('R9 S23 a text that is neither in its field nor in a draft any more is found, once', async ({
  page,
  signIn,
  sandbox,
  world,
}) => {
  const at = '/settings/personal-details';
  await signIn(ANNA, at);
  const field = page.getByRole('textbox', { name: 'Last name' });
  await field.fill('Berg-Lind');
  const journey = { sandbox, world, typed: [{ page, at, field: 'lastName', text: 'Berg-Lind' }] };
  expect(await lostTexts(journey)).toEqual([]);
  await page.evaluate(() => sessionStorage.setItem('formDraft:planted', '{"values":{"lastName":"Berg-Lind"}}'));
  await field.fill('');
  expect(await lostTexts(journey)).toEqual([]);
  await page.evaluate(() => sessionStorage.removeItem('formDraft:planted'));
  expect(await lostTexts(journey)).toEqual([
    `lastName "Berg-Lind" was typed on ${at}, and is neither there nor in a draft`,
  ]);
  expect(await lostTexts(journey)).toEqual([]);
});

/** Everything that a move presses, types into or ticks, switched off as the app does it (X15). */
const SWITCHED_OFF = `
  <main><h1>Planted</h1>
    <a href="#" aria-disabled="true">Photo, planted</a>
    <ul aria-label="Albums"><li><a href="#" aria-disabled="true">Lisbon</a><button aria-disabled="true">Lisbon</button></li></ul>
    <div role="checkbox" data-photo="planted" aria-label="Photo, planted" aria-disabled="true" tabindex="0">Photo</div>
    ${['Select', 'Delete', 'Download', 'Copy to album', 'Undo', 'Add photos', 'New album', 'Delete album', 'Next: Customise 2 photo prints'].map((name) => `<button aria-disabled="true">${name}</button>`).join('')}
    <form><input name="city" aria-label="City"><select aria-disabled="true" aria-label="Country"><option>A</option><option>B</option></select><button type="submit" aria-disabled="true">Save</button></form>
  </main>
  <div role="alertdialog" aria-modal="true"><button aria-disabled="true">Delete 2 photos</button></div>`;

test('R5 R9 X15 a control that is switched off is never pressed by a move, whatever is drawn', async ({
  page,
  world,
  sandbox,
}) => {
  await page.goto(`${world.app}/config.json`);
  await page.evaluate((markup) => {
    document.body.innerHTML = markup;
    const pressed: string[] = [];
    Object.assign(globalThis, { pressed });
    for (const type of ['click', 'input', 'change']) {
      document.addEventListener(
        type,
        ({ target }) => {
          const off = target instanceof Element ? target.closest('[aria-disabled="true"]') : null;
          if (off) pressed.push(`${type} on ${off.textContent.trim()}`);
        },
        { capture: true },
      );
    }
    document.addEventListener('submit', (event) => event.preventDefault());
  }, SWITCHED_OFF);
  const scene = await look(page, world.app);
  expect(scene.controls.map(({ name }) => name)).toEqual(['City']);
  // As much of a journey as these moves look at.
  const journey: Journey = Object.assign(Object.create(null), {
    current: { page, watch: { pending: () => [], takeMistakes: () => [] } },
    world,
    sandbox,
    typed: [],
    tally: { typed: 0, sent: 0 },
    object: () => undefined,
  });
  for (const [at, move] of [...withPhotos, ...inForms, ...anywhere.filter(({ name }) => name === 'press')].entries()) {
    if (move.possible(scene, journey))
      await move.make(journey, scene, { draw: drawFor(at, 1), random: drawFor(at, 1).random(move.name) });
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, 'pressed'))).toEqual([]);
  // What is switched on again is pressed.
  await page
    .locator('[aria-disabled]')
    .evaluateAll((elements) => elements.forEach((element) => element.removeAttribute('aria-disabled')));
  expect((await look(page, world.app)).controls.length).toBeGreaterThan(10);
});

test('X4 R5 a focus that goes with what has it is found, and one that was given back before a press beside everything is not', async ({
  page,
  world,
}) => {
  await watchPage(page, world.app);
  await page.goto(`${world.app}/config.json`);
  const lost = (isGivenBack: boolean) =>
    page.evaluate(async (isGiven) => {
      const [going, staying] = ['Going', 'Staying'].map((name) =>
        Object.assign(document.createElement('button'), { textContent: name }),
      );
      if (!going || !staying) return;
      document.body.append(going, staying);
      going.focus();
      if (isGiven) staying.focus();
      going.remove();
      staying.blur();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return Reflect.get(globalThis, 'lostFocus') as unknown;
    }, isGivenBack);
  expect(await lost(true)).toBeUndefined();
  expect(await lost(false)).toBe('button "Going"');
});
