import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { photos, waitForPictures } from '../support/timeline.ts';

/**
 * With a processor a quarter as fast, the 200 ms of F11 are 50 ms of this one; on a machine that does other things as well,
 * the same work takes up to twice as long. `npm run measure:interactions` measures the bar itself.
 */
const BAR_MS = 2 * 50;
const ROUNDS = 5;

/** What the page's main thread has worked so far, in ms: time on the processor, which says the same on a busy machine. */
async function worked(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

test('F11 what customers do most keeps the page busy for a moment only', async ({ page, context, signIn }) => {
  await signIn('anna@example.com', '/my-photos/photos');
  await waitForPictures(page);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const preview = page.locator('[role=dialog] img[data-preview]');
  const press = (key: string) => () => page.keyboard.press(key);
  const box = await photos(page).nth(1).boundingBox();
  if (!box) throw new Error('No second photo');
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const steps: [what: string, act: () => Promise<void>, then?: () => Promise<void>][] = [
    ['select a photo', press('Space')],
    ['go to the next', press('ArrowRight')],
    ['select up to there', press('Shift+ArrowRight')],
    ['select none', press('Escape')],
    ['open a photo', () => page.mouse.click(x, y), () => expect(preview).toBeVisible()],
    ['show the next', press('ArrowRight')],
    ['close it', press('Escape'), () => expect(page.getByRole('dialog')).toHaveCount(0)],
  ];
  // The first round loads scripts; of all the quickest counts, for a machine that does other things holds up one or the other.
  const best = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    await photos(page).nth(1).focus();
    for (const [what, act, then] of steps) {
      await painted(page);
      const before = await worked(client);
      await act();
      await painted(page);
      best.set(what, Math.min(best.get(what) ?? Infinity, (await worked(client)) - before));
      await then?.();
    }
  }
  const times = Object.fromEntries([...best].map(([what, ms]) => [what, Math.round(ms)]));
  console.log(times);
  expect(Object.entries(times).filter(([, ms]) => !(ms <= BAR_MS))).toEqual([]);
});
