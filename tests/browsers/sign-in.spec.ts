import { expect, needs, test } from './fixtures.ts';
import { firstPhotos, leaveAndComeBack } from './library.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

test('A2.1 S12 a customer signs in and is where she wanted to be', async ({ app, sandbox }) => {
  await app.signIn(ANNA, PHOTOS);
  await app.sees({ role: 'heading', name: 'My photos' });
  await firstPhotos(app, 6);
  // A reload asks nobody to sign in.
  await sandbox.forgetCalls();
  await app.tab.reload();
  await firstPhotos(app, 6);
  expect((await sandbox.calls()).filter(({ path }) => path.includes('/sign-in/'))).toEqual([]);
});

test('S16 S19 two tabs whose token has ended get a new one, once', async ({ app, anotherTab, sandbox }) => {
  await app.signIn(ANNA, PHOTOS);
  await firstPhotos(app, 6);
  const other = await anotherTab();
  await other.open('/orders');
  await other.sees({ role: 'link', name: /^Order SO-/ });
  // What the pages ask for while they are being left does not count.
  for (const { tab } of [app, other]) await tab.goto('about:blank');
  await sandbox.expireTokens(ANNA);
  await sandbox.forgetCalls();
  await Promise.all([app.open('/my-photos/albums'), other.open('/settings')]);
  await app.sees({ role: 'link', name: /Lisbon/ });
  await other.sees({ css: 'main h1' });
  expect((await sandbox.calls('exchangeToken')).map(({ status }) => status)).toEqual([200]);
});

test('S19 R5 a page that is left for another site is as it was when the customer comes back', async ({
  app,
  sandbox,
  world,
}) => {
  // The listeners of the app cost no back-forward cache.
  needs('pages kept for Back');
  await app.signIn(ANNA, '/orders');
  await app.sees({ role: 'link', name: /^Order SO-/ });
  await leaveAndComeBack(app, sandbox, world);
  await app.isAt(/\/orders$/);
  await app.sees({ role: 'link', name: /^Order SO-/ });
});

test('S14 S15 who signs out in one tab is signed out in the other', async ({ app, anotherTab }) => {
  await app.signIn(ANNA, '/');
  const other = await anotherTab();
  await other.open(PHOTOS);
  await firstPhotos(other, 6);
  await app.tab.activate();
  await app.click({ role: 'link', name: 'Sign out' });
  await app.sees({ role: 'textbox', name: 'E-mail address' });
  await other.tab.activate();
  await other.sees({ role: 'heading', name: /signed out/i });
});
