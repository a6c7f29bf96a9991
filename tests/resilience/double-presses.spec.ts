import index from '#generated/index.json' with { type: 'json' };
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { latestMail } from '../support/mailed-link.ts';
import { openSession } from '../support/session.ts';
import { extent } from './extent.ts';
import { pressTwice } from './presses/press-twice.ts';
import { pressed, withoutPress } from './presses/pressed.ts';
import { situations } from './situations.ts';

/** How long a call is under way when the second press comes, in ms. */
const UNDER_WAY_MS = 600;

const cases = Object.entries(pressed).flatMap(([operation, names]) =>
  (extent === 'all' ? names : names.slice(0, 1)).map((name) => ({ operation, name })),
);

for (const { operation, name } of cases) {
  test(`S55 ${name}: pressed twice, ${operation.split('/')[1]} is called once`, async ({
    page,
    context,
    sandbox,
    world,
    guard,
  }) => {
    const situation = situations.find((one) => one.name === name);
    if (!situation?.act) throw new Error(`There is no step called ${name}`);
    const [service = '', operationId = ''] = operation.split('/');
    // One begins with an export that has expired.
    expectConsole('getBackup failed');
    if (situation.as !== undefined) guard.know(...(await openSession(context, world.app, situation.as)));
    await situation.given?.(sandbox);
    await page.goto(typeof situation.path === 'string' ? situation.path : await situation.path(sandbox));
    await situation.prepare?.(page);
    await sandbox.forgetCalls();
    await sandbox.fault({ service, operationId, delayMs: UNDER_WAY_MS, times: 1 });
    const added = await pressTwice(page);
    await situation.act(page);
    await expect(() => situation.worked(page)).toPass({ timeout: 10_000 + (situation.takesMs ?? 0) });
    expect(await sandbox.calls(operationId)).toHaveLength(1);
    expect(added()).toBeGreaterThan(0);
  });
}

test('S55 the newsletter is confirmed once more, and once only, where trying again is pressed twice', async ({
  page,
  sandbox,
}) => {
  const reader = 'reader+news@example.com';
  await sandbox.state('a newsletter subscription exists', {
    email: reader,
    token: 'newsletter-token-1',
    situation: 'pending',
  });
  await sandbox.fault({ service: 'newsletter', operationId: 'confirmNewsletterSubscription', status: 500, times: 1 });
  await page.goto((await latestMail(sandbox, reader)).link);
  const again = page.getByRole('link', { name: 'Try again' });
  await expect(again).toBeVisible();
  await sandbox.forgetCalls();
  await sandbox.fault({
    service: 'newsletter',
    operationId: 'confirmNewsletterSubscription',
    delayMs: UNDER_WAY_MS,
    times: 1,
  });
  const added = await pressTwice(page);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  expect(await sandbox.calls('confirmNewsletterSubscription')).toHaveLength(1);
  expect(added()).toBeGreaterThan(0);
});

test('S55 no operation that writes is missing here', () => {
  const writing = index.services.flatMap(({ slug, operations }) =>
    operations
      .filter(({ method }) => !['GET', 'HEAD'].includes(method))
      .map(({ operationId }) => `${slug}/${operationId}`),
  );
  expect([...Object.keys(pressed), ...Object.keys(withoutPress)].toSorted()).toEqual(writing.toSorted());
});
