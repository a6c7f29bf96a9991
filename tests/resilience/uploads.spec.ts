import type { BrowserContext, Page } from '@playwright/test';
import { createRandom, type Random } from '#lib/random.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { gif } from '../support/photo-files.ts';
import { sha256Of, twentyFiles, type ChosenFile } from '../support/upload-files.ts';
import {
  bytesOf,
  card,
  chooseFiles,
  expectAdded,
  keptInBrowser,
  libraryPhotos,
  upload,
  uploadDialog,
} from '../support/uploads.ts';
import { extent, seed } from './extent.ts';
import { NEWCOMER, PHOTOS } from '../support/seeded.ts';

const SERVICE = 'photo-storage';
/** In bytes per second: what is sent can be cut in its midst. */
const UPLINK = 1_500_000;
const LARGEST = 250_000;
const SEEDS = extent === 'all' ? Array.from({ length: 6 }, (_seed, index) => seed + index) : [seed];

/** What a row of the list says of its file. */
type Shown = 'arrived' | 'failed' | 'under way';

/** The tab in which photos are added; it may be another one later. */
interface Tab {
  page: Page;
  isUp(isUp: boolean): Promise<void>;
}

/** Takes a page, slow as at home. */
async function tabOf(page: Page): Promise<Tab> {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.setViewportSize({ width: 1440, height: 2_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const isUp = (up: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline: !up,
      latency: 5,
      downloadThroughput: -1,
      uploadThroughput: UPLINK,
    });
  await isUp(true);
  return { page, isUp: async (up) => void (await isUp(up)) };
}

/** The photos page when it has taken over what was on its way. */
async function takenOver(page: Page): Promise<void> {
  await page
    .getByText(/photos? (uploaded|added|not uploaded|ready to upload|on (its|their) way)/)
    .first()
    .waitFor();
}

/** What can go wrong while photos are sent. Each leaves a tab that goes on. */
const MISFORTUNES: Record<string, (tab: Tab, sandbox: SandboxControl, context: BrowserContext) => Promise<Tab>> = {
  async 'no connection'(tab, sandbox) {
    await tab.isUp(false);
    await moment(sandbox, 0, 300);
    await tab.isUp(true);
    return tab;
  },
  async 'the token expires'(tab, sandbox) {
    await sandbox.expireTokens(NEWCOMER);
    return tab;
  },
  async reload(tab) {
    await tab.page.reload();
    await takenOver(tab.page);
    return tab;
  },
  async 'the tab is closed and opened again'(tab, _sandbox, context) {
    const next = await context.newPage();
    await tab.page.close();
    const opened = await tabOf(next);
    await next.goto(PHOTOS);
    await takenOver(next);
    return opened;
  },
  async 'too many requests'(tab, sandbox) {
    await sandbox.fault({ service: SERVICE, status: 429, headers: { 'Retry-After': '1' }, times: 3 });
    return tab;
  },
  async 'the service fails'(tab, sandbox) {
    await sandbox.fault({ service: SERVICE, status: 503, times: 3 });
    return tab;
  },
};

/** Waits until so many more calls have reached the service, or for so many ms at most: nothing may be under way any more. */
async function moment(sandbox: SandboxControl, calls: number, mostMs: number): Promise<void> {
  const count = async () => (await sandbox.calls()).filter(({ service }) => service === SERVICE).length;
  const until = (await count()) + Math.max(calls, 1);
  await expect
    .poll(count, { timeout: mostMs, intervals: [30] })
    .toBeGreaterThanOrEqual(until)
    .catch(() => undefined);
}

/** What the list says of each file, once nothing is under way. */
async function shownStates({ page }: Tab): Promise<Map<string, Shown>> {
  if (!(await uploadDialog(page).isVisible())) await card(page).getByRole('button', { name: 'Show' }).click();
  const rows = await uploadDialog(page)
    .locator('[data-row]')
    .evaluateAll((elements) =>
      elements.map(
        (element) =>
          [
            element.querySelector('[title]')?.getAttribute('title') ?? '',
            element.textContent ?? '',
            element.querySelectorAll('[aria-label^="Try again"]').length,
          ] as const,
      ),
    );
  return new Map(
    rows.map(([name, text, retries]) => [
      name,
      /Uploaded|This photo is already in your library/.test(text) ? 'arrived' : retries > 0 ? 'failed' : 'under way',
    ]),
  );
}

async function arrivedIn(context: BrowserContext, sandbox: string): Promise<Map<string, string[]>> {
  const arrived = new Map<string, string[]>();
  for (const photo of await libraryPhotos(context, sandbox))
    arrived.set(photo.localFileName, [...(arrived.get(photo.localFileName) ?? []), sha256Of(await bytesOf(photo))]);
  return arrived;
}

/** What is on the list and wrong: shown as failed but there, or the reverse. */
function lies(shown: ReadonlyMap<string, Shown>, arrived: ReadonlyMap<string, unknown>): string[] {
  return [...shown].flatMap(([name, state]) => {
    if (state === 'arrived' && !arrived.has(name)) return [`${name} is shown as uploaded and is not there`];
    return state === 'failed' && arrived.has(name) ? [`${name} is shown as failed and is there`] : [];
  });
}

async function connectionFails(sandbox: SandboxControl, own: number): Promise<void> {
  await sandbox.fault({ service: SERVICE, operationId: 'appendToUpload', abort: true, probability: 0.1, seed: own });
  await sandbox.fault({
    service: SERVICE,
    operationId: 'appendToUpload',
    abort: 'body',
    probability: 0.1,
    seed: own + 1,
  });
  await sandbox.fault({
    service: SERVICE,
    operationId: 'appendToUpload',
    status: 500,
    probability: 0.06,
    seed: own + 2,
  });
  await sandbox.fault({
    service: SERVICE,
    operationId: 'getUploadOffset',
    abort: true,
    probability: 0.15,
    seed: own + 3,
  });
  await sandbox.fault({ service: SERVICE, operationId: 'createUpload', abort: true, probability: 0.12, seed: own + 4 });
  await sandbox.fault({
    service: SERVICE,
    operationId: 'createUpload',
    abort: 'body',
    probability: 0.08,
    seed: own + 5,
  });
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.between(0, left.length - 1), 1));
}

for (const own of SEEDS) {
  test(`R2 S23 S24 twenty files arrive byte-identical exactly once whatever happens on the way, and the list never lies (seed ${own})`, async ({
    page,
    context,
    world,
    sandbox,
    signIn,
  }) => {
    test.setTimeout(180_000);
    expectConsole(
      'appendToUpload',
      'createUpload',
      'getUploadOffset',
      'Failed to fetch',
      'beforeunload',
      'AccessToken Error: ',
      'Auth Error: ',
    );
    const random = createRandom(own);
    const hint = `seed ${own}: RESILIENCE_SEED=${own} playwright test --project resilience uploads -g 'seed ${own}'`;
    const files: ChosenFile[] = await twentyFiles(own, LARGEST);
    await signIn(NEWCOMER, PHOTOS);
    let tab = await tabOf(page);
    await connectionFails(sandbox, own);
    // What is refused keeps the list open: it is looked at in the end.
    await chooseFiles(page, [...files, gif('film.gif')]);
    await expect(uploadDialog(page).getByRole('button', { name: 'Upload 20 photos' })).toBeVisible();
    await upload(page);
    const happened: string[] = [];
    // In one run of three the session ends for good, and the authority is asked again.
    const names = shuffled(Object.keys(MISFORTUNES), random);
    const endOfSession = own % 3 === 0 ? random.between(0, names.length - 1) : -1;
    for (const [turn, name] of names.entries()) {
      await moment(sandbox, random.between(1, 6), 4_000);
      happened.push(name);
      tab = (await MISFORTUNES[name]?.(tab, sandbox, context)) ?? tab;
      if (turn !== endOfSession) continue;
      happened.push('the session ends');
      await sandbox.expireTokens(NEWCOMER, { refresh: true });
      await tab.page.waitForURL((url) => url.pathname === PHOTOS);
    }
    await sandbox.healFaults();
    const why = `${happened.join(', ')}; ${hint}`;

    await expect(async () => {
      const states = [...(await shownStates(tab)).values()];
      expect(
        states.filter((state) => state === 'under way'),
        why,
      ).toEqual([]);
    }).toPass({ timeout: 60_000, intervals: [300] });
    expect(lies(await shownStates(tab), await arrivedIn(context, world.sandbox)), why).toEqual([]);

    const retry = uploadDialog(tab.page).getByRole('button', { name: 'Try all again' }).first();
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      expect((await libraryPhotos(context, world.sandbox)).length, why).toBeGreaterThanOrEqual(20);
    }).toPass({ timeout: 60_000, intervals: [500] });
    await expect.poll(() => keptInBrowser(tab.page), { message: why }).toEqual({ copies: 0, rows: 0, flag: null });
    const arrived = await arrivedIn(context, world.sandbox);
    expect(Object.fromEntries(arrived), why).toEqual(
      Object.fromEntries(files.map(({ name, buffer }) => [name, [sha256Of(buffer)]])),
    );
    const states = await shownStates(tab);
    expect(
      [...states.values()].filter((state) => state !== 'arrived'),
      why,
    ).toEqual([]);
    console.log(`R2: 20 files, ${happened.join(', ')}; seed ${own}`);
  });
}

test('R2 O65 files that have arrived although no answer said so are asked for, not begun anew', async ({
  page,
  context,
  world,
  sandbox,
  signIn,
}) => {
  expectConsole('appendToUpload', 'ERR_CONNECTION_RESET');
  const files = (await twentyFiles(seed, LARGEST)).slice(0, 3);
  const lost = new Set<string>();
  await page.route(/\/photo-storage\/uploads\/[^/]+$/, async (route) => {
    const url = route.request().url();
    if (route.request().method() !== 'PATCH' || lost.has(url)) return route.continue();
    lost.add(url);
    // The service has it, and the answer gets lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await signIn(NEWCOMER, PHOTOS);
  await chooseFiles(page, files);
  await upload(page);
  await expectAdded(page, 3, { timeout: 20_000 });
  expect(lost.size).toBe(3);
  expect(await sandbox.calls('createUpload')).toHaveLength(3);
  expect(Object.fromEntries(await arrivedIn(context, world.sandbox))).toEqual(
    Object.fromEntries(files.map(({ name, buffer }) => [name, [sha256Of(buffer)]])),
  );
});

test('R2 a list that lies is found', () => {
  const arrived = new Map([['a.jpg', ['1']]]);
  expect(
    lies(
      new Map([
        ['a.jpg', 'arrived'],
        ['b.jpg', 'failed'],
      ]),
      arrived,
    ),
  ).toEqual([]);
  expect(
    lies(
      new Map([
        ['a.jpg', 'failed'],
        ['b.jpg', 'arrived'],
      ]),
      arrived,
    ),
  ).toHaveLength(2);
});
