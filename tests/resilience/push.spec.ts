import type { Page } from '@playwright/test';
import { createRandom, type Random } from '#lib/random.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { stopClock } from '../support/clock.ts';
import { waitForPictures } from '../support/timeline.ts';
import { extent, seed } from './extent.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const MESSAGES = 1_000;
const ARCHIVES = 6;
const SEEDS = extent === 'all' ? [seed, seed + 1, seed + 2, seed + 3] : [seed];

const EVENTS = ['started', 'finished', 'error'] as const;
type Event = (typeof EVENTS)[number];

/** What is sent, and what must come of it. */
interface Storm {
  frames: unknown[];
  /** The event of the newest message about each archive. */
  outcome: Map<string, Event>;
}

/**
 * Messages about some archives in random order, each up to four times, among older ones about others and frames that are
 * none at all. Half of the archives end well and half do not; what came before that says anything.
 */
function stormOf(archives: readonly string[], random: Random): Storm {
  const outcome = new Map(archives.map((id, index): [string, Event] => [id, index % 2 === 0 ? 'finished' : 'error']));
  const message = (downloadId: string, event: Event, second: number) =>
    frameOf(
      downloadId,
      event,
      second,
      random.pick([`archive-${event}`, `ARCHIVE.${event.toUpperCase()}`, `Archive${event}`]),
    );
  const frames: unknown[] = [...outcome].flatMap(([id, event]) =>
    Array.from({ length: 3 }, () => message(id, event, 5_000)),
  );
  while (frames.length < MESSAGES) {
    const pick = random.next();
    const id = archives[random.between(0, archives.length - 1)] ?? '';
    if (pick < 0.5) {
      const one = message(id, random.pick(EVENTS), random.between(0, 4_999));
      for (let times = random.between(1, 4); times > 0; times -= 1) frames.push(one);
    } else if (pick < 0.7)
      frames.push(message(`somebody-else-${random.between(1, 9)}`, random.pick(EVENTS), random.between(0, 9_999)));
    else frames.push(random.pick(unparsable(id)));
  }
  for (let last = frames.length - 1; last > 0; last -= 1) {
    const other = random.between(0, last);
    [frames[last], frames[other]] = [frames[other], frames[last]];
  }
  return { frames, outcome };
}

/** A message about an archive. @param second how new it is */
function frameOf(downloadId: string, event: Event, second: number, key = `archive-${event}`): unknown {
  const timestamp = new Date(Date.UTC(2026, 0, 1) + second * 1_000).toISOString();
  return { id: `m-${downloadId}-${second}`, timestamp, key, message: { userId: 'user-anna', downloadId } };
}

/** What is none of the messages, though some of it looks like one that is newer than all others. */
function unparsable(downloadId: string): [unknown, ...unknown[]] {
  const about = { userId: 'user-anna', downloadId };
  const timestamp = '2026-06-01T00:00:00Z';
  return [
    'OK',
    ' ',
    '{not json',
    'null',
    '[[[[',
    `{"id":"m","timestamp":"${timestamp}","key":"archive-error","message":${JSON.stringify(about)}`,
    [],
    {},
    7,
    { key: 'archive-finished' },
    { id: 'm', timestamp, key: 'archive-paused', message: about },
    { id: 'm', timestamp: 'yesterday', key: 'archive-error', message: about },
    { id: 'm', timestamp, key: 7, message: about },
    { id: 'm', timestamp, key: 'archive-error', message: { ...about, downloadId: null } },
    { id: 'm', timestamp, key: 'archive-error', message: [about] },
    { ['__proto__']: about, constructor: { prototype: about }, timestamp, key: 'archive-error' },
    { id: 'not-a-uuid', type: 'photo-import-error', data: { payload: {}, timestamp } },
  ];
}

/** How many frames have come over all connections of the page. */
function framesReceived(page: Page): () => number {
  let received = 0;
  page.on('websocket', (socket) => socket.on('framereceived', () => void (received += 1)));
  return () => received;
}

/** How many connections the page makes from now on. */
function connections(page: Page): () => number {
  let made = 0;
  page.on('websocket', () => void (made += 1));
  return () => made;
}

for (const own of SEEDS) {
  // Of two runs one has a first connection that does not come about, and one that breaks in the midst of a message.
  const isCut = own % 2 === 0;
  test(`R4 P4.30 P4.31 P4.38 1,000 messages in random order, repeated, broken, about others, over the second connection after the first ${isCut ? 'was cut off in the midst of a message' : 'did not come about'}: the newest decides (seed ${own})`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    test.setTimeout(120_000);
    const random = createRandom(own);
    const archives = Array.from({ length: ARCHIVES }, (_archive, index) => `archive-${own}-${index}`);
    const { frames, outcome } = stormOf(archives, random);
    expectConsole('WebSocket connection to');
    for (const downloadId of archives) await sandbox.state('an archive is finished', { downloadId });
    // The list says nothing: messages alone decide.
    await sandbox.fault({ service: 'photo-downloads', operationId: 'listDownloads', status: 200, body: { items: [] } });
    await sandbox.fault({ service: 'photo-push', abort: isCut ? 'body' : true, times: 1 });
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    const received = framesReceived(page);
    await signIn(ANNA, PHOTOS);
    await waitForPictures(page);
    await page.evaluate(
      (ids) =>
        ids.forEach((downloadId) => {
          const photos = [{ groupKey: '2024-05', imageIds: [downloadId] }];
          const order = { id: downloadId, list: { kind: 'photos' }, photos };
          localStorage.setItem(`archiveOrder ${downloadId}`, JSON.stringify(order));
          localStorage.setItem(
            `archiveState ${downloadId}`,
            JSON.stringify({ done: 0, askedAt: Date.now(), downloadId }),
          );
        }),
      archives,
    );
    await page.reload();
    await waitForPictures(page);
    if (isCut) {
      // Newer than everything that follows, and the opposite of it: would it count, it would decide.
      const lost = frameOf(archives[0] ?? '', 'error', 9_000);
      const sockets = connections(page);
      await expect.poll(() => sandbox.push(ANNA, lost), { timeout: 20_000 }).toBe(1);
      await expect.poll(sockets, { timeout: 20_000 }).toBe(1);
    }
    await expect.poll(() => sandbox.push(ANNA, 'OK'), { timeout: 20_000 }).toBe(1);

    // What has been said counts when nothing follows for a moment: time stands still until all of it is there.
    await page.clock.install();
    await stopClock(page);
    const before = received();
    for (let sent = 0; sent < frames.length; sent += 50) {
      await Promise.all(frames.slice(sent, sent + 50).map((frame) => sandbox.push(ANNA, frame)));
    }
    await expect.poll(received, { message: `seed ${own}` }).toBe(before + frames.length);
    await page.clock.resume();

    const wanted = [...outcome].filter(([, event]) => event === 'finished').map(([id]) => `${id}.zip`);
    await expect.poll(() => saved.toSorted(), { message: `seed ${own}` }).toEqual(wanted.toSorted());
    const toast = (text: string) => page.locator('[data-toast]').filter({ hasText: text });
    await expect(toast('Download failed').first(), `seed ${own}`).toBeVisible();
    await expect(toast('Downloading photos').first(), `seed ${own}`).toBeVisible();
    const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('archiveOrder ')));
    const failed = [...outcome].filter(([, event]) => event !== 'finished').map(([id]) => `archiveOrder ${id}`);
    expect(left.toSorted(), `seed ${own}`).toEqual(failed.toSorted());
    expect(
      (await sandbox.calls('getDownloadUrl'))
        .map(({ path }) => path)
        .filter((path, index, all) => all.indexOf(path) !== index),
      'asked for twice',
    ).toEqual([]);
    expect(await sandbox.calls('getDownloadUrl')).toHaveLength(wanted.length);
    // Nobody waits any more: the connection is closed.
    await expect.poll(() => sandbox.push(ANNA, 'OK')).toBe(0);
    console.log(`R4: ${frames.length} messages about ${ARCHIVES} archives, seed ${own}`);
  });
}
