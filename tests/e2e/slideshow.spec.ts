import type { Locator, Page } from '@playwright/test';
import { LISBON } from '../support/albums.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { stopClock } from '../support/clock.ts';
import { setLookedAt } from '../support/looked-at.ts';
import { isFound, openPhoto } from '../support/preview.ts';
import type { JournalEntry } from '../support/sandbox-control.ts';
import { expectNextReady, expectSlide, idsOf, show, shownId, startSlideshow } from '../support/slideshow.ts';
import { openMore, startSelection, tiles, waitForPictures } from '../support/timeline.ts';
import { fingersOn } from '../support/touch.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

test('O180 P2.62 an album is shown photo by photo, each for the time that was chosen', async ({
  page,
  signIn,
  passTime,
}) => {
  await page.clock.install();
  await signIn(ANNA, LISBON);
  const ids = await startSlideshow(page);
  await stopClock(page);
  await expectNextReady(page, ids[1]);
  await passTime(5_000);
  await expectSlide(page, ids[1]);
  await expectNextReady(page, ids[2]);
  // Its time begins with the choice.
  await show(page).getByRole('combobox', { name: 'Time per photo' }).selectOption('12 seconds');
  await passTime(11_900);
  await expectSlide(page, ids[1]);
  await passTime(200);
  await expectSlide(page, ids[2]);
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(show(page)).toHaveCount(0);

  await page.reload();
  await startSlideshow(page);
  await expect(show(page).getByRole('combobox')).toHaveValue('12');
});

test('O180 P2.62 keys pause the slideshow, turn its photos and change their time; Escape ends it where it was opened', async ({
  page,
  signIn,
  passTime,
}) => {
  await page.clock.install();
  await signIn(ANNA, LISBON);
  const ids = await startSlideshow(page);
  await stopClock(page);
  const previous = show(page).getByRole('button', { name: 'Previous photo' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(show(page).getByRole('button', { name: 'Resume slideshow' })).toBeVisible();
  await expectNextReady(page, ids[1]);
  await passTime(30_000);
  await expectSlide(page, ids[0]);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, ids[1]);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, ids[2]);
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, ids[1]);
  await page.keyboard.press('ArrowUp');
  await expect(show(page).getByRole('combobox')).toHaveValue('8');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(show(page).getByRole('combobox')).toHaveValue('3');
  await page.keyboard.press('Space');
  await expectNextReady(page, ids[2]);
  await passTime(3_500);
  await expectSlide(page, ids[2]);
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(show(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More options' })).toBeFocused();
});

test('O180 P2.62 from a photo the slideshow begins with it, and ends with the photo that it showed last', async ({
  page,
  signIn,
}) => {
  const ids = await openPhoto(page, signIn, 1);
  await page.getByRole('button', { name: 'Slideshow', exact: true }).click();
  await expectSlide(page, ids[1]);
  // Photos change when it is told to, and not by their time.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, ids[2]);
  await show(page).getByRole('button', { name: 'End slideshow' }).click();
  await expect(show(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/preview/${ids[2]}`));
  await expect(page.locator(`[data-frame="${ids[2]}"]`)).toBeVisible();
});

test('O180 P2.79 only selected photos are shown, round and round, and stay selected', async ({ page, signIn }) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await startSelection(page);
  await expect(tiles(page).nth(4)).toBeVisible();
  const ids = await idsOf(page, 5);
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'More options' }).click();
  await expect(page.getByRole('button', { name: 'Slideshow', exact: true }).last()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'More options' }).click();
  for (const at of [1, 3, 4]) await page.locator(`[data-photo="${ids[at]}"]`).click();
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Slideshow', exact: true }).last().click();
  await expectSlide(page, ids[1]);
  await page.keyboard.press('Space');
  // The months behind are not of the selection: it begins anew. The picture of the first of three stays drawn until then.
  for (const at of [3, 4, 1, 3, 4, 1]) {
    await expectNextReady(page, ids[at]);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, ids[at]);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByText('3 selected').first()).toBeVisible();
});

test('O180 P2.79 of a month of several pages the selected photos follow one another, however many lie between them', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.state('the customer has no photos');
  await sandbox.state('the customer has photos in a month', { year: 2024, month: 5, count: 600 });
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await startSelection(page);
  const ids = await idsOf(page, 3);
  for (const at of [0, 2]) await page.locator(`[data-photo="${ids[at]}"]`).click();
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Slideshow', exact: true }).last().click();
  await expectSlide(page, ids[0]);
  await page.keyboard.press('Space');
  for (const at of [0, 2, 0]) {
    await expectSlide(page, ids[at]);
    await page.keyboard.press('ArrowRight');
  }
  await expectSlide(page, ids[2]);
});

test('O180 P2.31 a photo whose picture fails is passed over and counted; where all fail it stops, and goes on when asked to', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, LISBON);
  const ids = await startSlideshow(page, 6);
  await page.keyboard.press('Space');
  await expectNextReady(page, ids[1]);
  // A link that fails has its page read anew, which brings other links: here it does not.
  await sandbox.fault({ service: 'photo-management', operationId: 'listAlbumPhotos', status: 500 });
  await sandbox.fault({ service: 'photo-files', path: `${ids[2]}/1300`, status: 500 });
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, ids[1]);
  await expectNextReady(page, ids[3]);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, ids[3]);
  await expect(show(page).getByText('1 photo could not be loaded and was left out')).toBeVisible();
  await expectNextReady(page, ids[4]);
  await sandbox.forgetCalls();
  await sandbox.fault({ service: 'photo-files', status: 500 });
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, ids[4]);
  const isRefused = ({ service, status }: JournalEntry) => service === 'photo-files' && status === 500;
  await expect.poll(async () => (await sandbox.calls()).filter(isRefused).length).toBeGreaterThanOrEqual(3);
  // The photo that shows has its time: nobody has asked for another one.
  const failure = show(page).getByText('The photos could not be loaded');
  await expect(failure).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(failure).toBeVisible();
  await sandbox.healFaults();
  await show(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  await expectSlide(page, ids[5]);
});

test('P2.31 links that have expired are made anew, and no photo is left out', async ({ page, signIn, sandbox }) => {
  await signIn(ANNA, LISBON);
  const ids = await startSlideshow(page);
  await page.keyboard.press('Space');
  await expectNextReady(page, ids[1]);
  // An hour later links are others.
  await sandbox.clock(new Date(Date.now() + 3_600_000).toISOString());
  await sandbox.fault({ service: 'photo-files', path: `${ids[2]}/1300`, status: 403, times: 1 });
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, ids[1]);
  await expect.poll(async () => (await sandbox.calls('listAlbumPhotos')).length).toBeGreaterThan(1);
  await expectNextReady(page, ids[2]);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, ids[2]);
});

test('P2.37 where the next page of photos cannot be read it says so, and goes on when it is read', async ({
  page,
  signIn,
  sandbox,
}) => {
  // It is turned through months, picture by picture.
  test.slow();
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimelinePage', status: 500 });
  await signIn(ANNA, PHOTOS);
  await startSlideshow(page);
  await page.keyboard.press('Space');
  const failure = show(page).getByRole('alert');
  while (!(await failure.isVisible())) await page.keyboard.press('ArrowRight');
  const last = await shownId(page);
  await sandbox.healFaults();
  await show(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownId(page)).not.toBe(last);
});

test('R5 without a network the photo stays, and the slideshow goes on when it is back', async ({
  page,
  context,
  signIn,
}) => {
  expectConsole('failed (', 'WebSocket', 'ERR_INTERNET_DISCONNECTED');
  await signIn(ANNA, LISBON);
  await startSlideshow(page);
  await page.keyboard.press('Space');
  await context.setOffline(true);
  for (let turn = 0; turn < 8; turn += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^No connection\. Your photos are safe/).first()).toBeVisible();
  await expect(show(page).locator('[data-slide]')).toBeVisible();
  await expect(show(page).getByRole('alert')).toHaveCount(0);
  const last = await shownId(page);
  await context.setOffline(false);
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return shownId(page);
    })
    .not.toBe(last);
});

test('O180 while the tab is hidden the photo stays, and has its whole time once it is looked at', async ({
  page,
  signIn,
  passTime,
}) => {
  await page.clock.install();
  await signIn(ANNA, LISBON);
  const ids = await startSlideshow(page);
  await stopClock(page);
  await expectNextReady(page, ids[1]);
  await setLookedAt(page, false);
  await passTime(60_000);
  await expectSlide(page, ids[0]);
  await setLookedAt(page, true);
  await passTime(4_900);
  await expectSlide(page, ids[0]);
  await passTime(200);
  await expectSlide(page, ids[1]);
});

test('X9 @phone with reduced motion photos change at once; a finger turns them, and the controls come back at a touch', async ({
  page,
  signIn,
  passTime,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await signIn(ANNA, LISBON);
  const ids = await startSlideshow(page);
  await stopClock(page);
  await expect(show(page).locator('[data-slide]')).toHaveCSS('transition-duration', '0s');
  await swipe(page, -120);
  await expectSlide(page, ids[1]);
  await swipe(page, 120);
  await expectSlide(page, ids[0]);
  await passTime(3_100);
  const controls = show(page).getByRole('button', { name: 'Next photo' });
  await expect.poll(() => opacityAt(controls)).toBe('0');
  await page.touchscreen.tap(195, 420);
  await expect.poll(() => opacityAt(controls)).toBe('1');
  await show(page).getByRole('button', { name: 'Pause slideshow' }).tap();
  await passTime(30_000);
  expect(await opacityAt(controls)).toBe('1');
});

test('X14 @phone controls that are unseen are still pressed by screen readers; a finger brings them back, and presses nothing', async ({
  page,
  signIn,
  passTime,
}) => {
  await page.clock.install();
  await signIn(ANNA, LISBON);
  await startSlideshow(page);
  await stopClock(page);
  const pause = show(page).getByRole('button', { name: 'Pause slideshow' });
  const resume = show(page).getByRole('button', { name: 'Resume slideshow' });
  const rest = async () => {
    await passTime(3_100);
    await expect.poll(() => opacityAt(pause)).toBe('0');
  };
  await rest();
  // Exploring by touch finds it.
  expect(await isFound(pause)).toBe(true);
  await pause.evaluate((button: HTMLElement) => button.click());
  await expect(resume).toBeVisible();
  await expect.poll(() => opacityAt(resume)).toBe('1');
  await resume.tap();
  await rest();
  const { x, y, width, height } = (await pause.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect.poll(() => opacityAt(pause)).toBe('1');
  await expect(pause).toBeVisible();
  await pause.tap();
  await expect(resume).toBeVisible();
  await resume.tap();
  await rest();
  await show(page)
    .getByRole('button', { name: 'Next photo' })
    .evaluate((button: HTMLElement) => button.focus());
  await expect.poll(() => opacityAt(pause)).toBe('1');
});

/** Opacity of the bar that a control stands in. */
function opacityAt(control: Locator): Promise<string> {
  return control.evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity);
}

/** Moves one finger over the middle of the page. @param by way in px, negative to the left */
async function swipe(page: Page, by: number): Promise<void> {
  const fingers = await fingersOn(page);
  await fingers.drag([{ x: 195, y: 420 }], [{ x: 195 + by, y: 420 }], 2);
}

test('O180 while the slideshow runs the screen stays on, and no longer', async ({ page, context, signIn }) => {
  await context.grantPermissions(['screen-wake-lock']);
  await page.addInitScript(() => {
    const locks = { held: 0 };
    Object.assign(globalThis, { locks });
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = async function (this: WakeLock, ...args: Parameters<typeof request>) {
      const lock = await request.apply(this, args);
      locks.held += 1;
      lock.addEventListener('release', () => (locks.held -= 1));
      return lock;
    };
  });
  const held = () => page.evaluate((): number => Reflect.get(globalThis, 'locks').held);
  await signIn(ANNA, LISBON);
  await startSlideshow(page);
  await expect.poll(held).toBe(1);
  await page.keyboard.press('Space');
  await expect.poll(held).toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(held).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(held).toBe(0);
});

test('O180 a screen that the device refuses to keep on changes nothing of the slideshow', async ({
  page,
  signIn,
  passTime,
}) => {
  await page.addInitScript(() => {
    WakeLock.prototype.request = () => Promise.reject(new DOMException('Battery low', 'NotAllowedError'));
  });
  await page.clock.install();
  await signIn(ANNA, LISBON);
  const ids = await startSlideshow(page);
  await stopClock(page);
  await expectNextReady(page, ids[1]);
  await passTime(5_100);
  await expectSlide(page, ids[1]);
});

test('R9 an album that is deleted meanwhile ends its slideshow', async ({ page, context, signIn }) => {
  await signIn(ANNA, LISBON);
  await startSlideshow(page);
  const other = await context.newPage();
  await other.goto(LISBON);
  await openMore(other);
  await other.getByRole('button', { name: 'Delete album' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete album' }).click();
  await expect(other).toHaveURL(/\/albums$/);
  await expect(page).toHaveURL(/\/albums$/);
  await expect(show(page)).toHaveCount(0);
});
