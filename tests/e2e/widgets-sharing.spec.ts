import { dialog, heading } from '../support/albums.ts';
import { about, listen } from '../support/announcements.ts';
import { violations } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { toast } from '../support/steps.ts';
import { BOOK, latest, LIST, putOnline } from '../support/widgets.ts';
import { ANNA } from '../support/seeded.ts';

test('A1.11 A2.21 A2.113 A2.114 A2.115 A5.9 A5.10 O103 O129 S36 X16 X17 a photo book is shared by e-mail, with a summary of what is wrong before', async ({
  page,
  signIn,
  sandbox,
}) => {
  const said = await listen(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await putOnline(sandbox);
  await signIn(ANNA, LIST);
  await latest(page)
    .getByRole('link', { name: `Share ${BOOK.title}` })
    .click();
  await expect(page).toHaveURL(/\/online-products\/OR-2999-1$/);
  await expect(heading(page, 'Share your photo book')).toBeFocused();
  const name = page.getByLabel('Your name');
  const email = page.getByLabel('Their email address');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(name).toHaveValue('Anna Berg');
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'off');

  await name.fill(' ');
  await send.click();
  const summary = page.getByRole('region', { name: 'There are 2 problems' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error:/);
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your name so they know who it is from',
    'Enter the email address of the person you want to share it with',
  ]);
  await summary.getByRole('link').nth(1).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(await sandbox.calls('shareWidget')).toEqual([]);

  // Its base64 has every sign that means something in a query.
  const friend = 'müller?~@example.com';
  await name.fill('Anna');
  await email.fill(friend);
  await sandbox.fault({
    service: 'widget',
    operationId: 'shareWidget',
    status: 422,
    body: { code: 'validation-failed', errors: { toEmailAddress: 'no' } },
    times: 1,
  });
  await send.click();
  await expect(page.getByRole('region', { name: 'There is a problem' }).getByRole('link')).toHaveText(
    'Enter an email address like name@example.com',
  );
  await expect(email).toHaveValue(friend);

  await sandbox.fault({ service: 'widget', operationId: 'shareWidget', status: 429, times: 1 });
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'You have shared a lot in a short time. Wait a few minutes, then try again.',
  );
  await expect(email).toHaveValue(friend);

  await sandbox.fault({ service: 'widget', operationId: 'shareWidget', delayMs: 2_000, times: 1 });
  await sandbox.forgetCalls();
  await send.dblclick();
  // Once: a toast is for a customer who has left the page meanwhile.
  await expect(page.getByText(`${BOOK.title} is on its way to ${friend}`)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Share with someone else' })).toBeFocused();
  await expect.poll(async () => about(await said(), 'is on its way to')).toHaveLength(1);
  const calls = await sandbox.calls('shareWidget');
  expect(calls.map(({ path, query }) => [path, query])).toEqual([
    [
      '/v1/widget/widget-1/share',
      {
        vendorId: 'folioleaf-uk',
        fromName: 'Anna',
        personalMessage: '',
        toEmailAddress: 'bcO8bGxlcj9+QGV4YW1wbGUuY29t',
      },
    ],
  ]);
  const mails = await sandbox.mail(friend);
  expect(mails.map(({ subject }) => subject)).toEqual([`Anna shares the photo book "${BOOK.title}" with you`]);
  expect(mails[0]?.link).toMatch(/\/shop\?book=OR-2999-1$/);

  await page.getByRole('button', { name: 'Share with someone else' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('');
  await email.fill('leo@example.org');
  await page.getByLabel('Your message').fill('Have a look & enjoy');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await sandbox.mail('leo@example.org')).map(({ subject }) => subject))
    .toEqual([`Anna shares the photo book "${BOOK.title}" with you: Have a look & enjoy`]);
});

test('A2.112 A7.31 O120 X4 on the page of a photo book that is not online it is made first; what is typed is not lost by the way', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, `${LIST}/${BOOK.orderCode}`);
  await expect(page.getByRole('heading', { name: 'This photo book is not online yet' })).toBeVisible();
  await page.getByRole('button', { name: /^Create online version/ }).click();
  await expect(page.getByRole('heading', { name: 'Your photo book will be online in a moment' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^View online: / })).toBeFocused();
  await page.getByLabel('Their email address').fill('mia@example.org');
  await page.getByRole('link', { name: 'My online photo books' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Their email address')).toHaveValue('mia@example.org');

  // Somebody else's: there is none, and nobody is signed out.
  await sandbox.state('an online photo book of another customer exists', {
    orderCode: 'OR-9999-1',
    widgetId: 'widget-9',
  });
  await page.getByLabel('Their email address').fill('');
  await page.goto(`${LIST}/OR-9999-1`);
  await expect(page.getByRole('heading', { name: 'This photo book is not online yet' })).toBeVisible();
  expect((await sandbox.calls('getWidget')).at(-1)?.status).toBe(401);
  await page.getByRole('button', { name: /^Create online version/ }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'We could not create the online version. Try again.',
  );
});

test('A4.1 R1 S37 S38 a photo book that cannot be read says so; texts of the service are texts, and addresses none but of the web', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getWidget failed');
  await sandbox.fault({ service: 'widget', operationId: 'getWidget', status: 403, times: 1 });
  const letGo = await holdBack(page, /\/v1\/widget\/[^/]+$/);
  await signIn(ANNA, `${LIST}/${BOOK.orderCode}`);
  await expect(page.getByText('Loading your photo book')).toBeAttached();
  letGo();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('We could not load your online photo books.');
  await expect(page.getByText(/^Reference/)).toBeVisible();
  const hostile = '<img src=x onerror=alert(1)>"\'{{1}}';
  const widget = {
    widgetId: 'widget-1',
    orderCode: BOOK.orderCode,
    title: hostile,
    thumbnailUrl: 'data:text/html,x',
    viewUrl: 'https://view.example/1',
  };
  await sandbox.fault({ service: 'widget', operationId: 'getWidget', status: 200, body: widget });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: hostile })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await sandbox.healFaults();
  await sandbox.fault({
    service: 'widget',
    operationId: 'getWidget',
    status: 200,
    body: { ...widget, viewUrl: 'javascript:alert(1)' },
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This photo book is not online yet' })).toBeVisible();
});

test('O115 A4.37 A4.38 A4.39 A4.40 A4.41 A7.39 A7.40 A7.41 a photo book is shown in the gallery, put into categories, and taken out again', async ({
  page,
  signIn,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await putOnline(sandbox);
  await signIn(ANNA, `${LIST}/${BOOK.orderCode}`);
  const gallery = page.getByRole('region', { name: 'Public gallery' });
  const toggle = gallery.getByRole('switch', { name: 'Show it in the gallery' });
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toHaveAccessibleDescription(/Anyone who visits our gallery/);

  await sandbox.fault({ service: 'widget-gallery', operationId: 'createGalleryEntry', status: 500, times: 1 });
  await toggle.click();
  await expect(gallery.getByRole('alert')).toHaveText('We could not update the gallery. Try again.');
  await expect(toggle).not.toBeChecked();
  await sandbox.fault({ service: 'widget-gallery', operationId: 'createGalleryEntry', delayMs: 2_000, times: 1 });
  await toggle.dblclick();
  await expect(toggle).toBeChecked();
  await expect(toast(page, `${BOOK.title} is now in the gallery`)).toBeVisible();
  await expect(gallery.getByRole('alert')).toHaveCount(0);
  await expect(toggle).toBeFocused();
  const place = { orderCode: BOOK.orderCode, channel: 'channel-folioleaf-uk' };
  expect((await sandbox.calls('createGalleryEntry')).map(({ status, body }) => [status, body])).toEqual([
    [500, { ...place, title: BOOK.title, categoryIds: [], isPublic: true }],
    [201, { ...place, title: BOOK.title, categoryIds: [], isPublic: true }],
  ]);

  const save = gallery.getByRole('button', { name: 'Save categories' });
  await expect(save).toHaveAccessibleDescription('The categories have not changed');
  await gallery.getByRole('checkbox', { name: 'Year books' }).check();
  await gallery.getByRole('checkbox', { name: 'Family' }).check();
  expect(await violations(page)).toEqual([]);
  await sandbox.fault({
    service: 'widget-gallery',
    operationId: 'updateGalleryEntry',
    malformed: true,
    status: 500,
    times: 1,
  });
  await save.click();
  await expect(gallery.getByRole('alert')).toBeVisible();
  await expect(gallery.getByRole('checkbox', { checked: true })).toHaveCount(2);
  const letGo = await holdBack(page, /\/v1\/galleryentries\/[^/]+$/);
  await save.click();
  // One thing at a time: what would take no press says so.
  await expect(toggle).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(toast(page, 'Categories saved')).toBeVisible();
  await expect(toggle).not.toHaveAttribute('aria-busy');
  await expect(save).toBeFocused();
  expect((await sandbox.calls('updateGalleryEntry')).at(-1)).toMatchObject({
    query: { channel: place.channel },
    body: { ...place, title: BOOK.title, categoryIds: ['family', 'year'], isPublic: true },
  });

  await sandbox.fault({ service: 'widget-gallery', operationId: 'deleteGalleryEntry', status: 500, times: 1 });
  await toggle.click();
  await expect(gallery.getByRole('alert')).toBeVisible();
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect(gallery.getByRole('checkbox')).toHaveCount(0);
  expect((await sandbox.calls('deleteGalleryEntry')).at(-1)).toMatchObject({
    status: 204,
    query: { channel: place.channel },
  });
  // Back in its categories, and so for whoever opens the page anew.
  await toggle.click();
  await expect(gallery.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.reload();
  await expect(toggle).toBeChecked();
  await expect(gallery.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('O115 A7.42 A7.43 S29 R1 the gallery is not offered where it is blocked, unknown or switched off, and the page goes on without', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getBlockedOrder failed', 'getGalleryEntry failed', 'listGalleryCategories failed');
  await putOnline(sandbox);
  await sandbox.state('a photo book may not be published', { orderCode: BOOK.orderCode });
  await signIn(ANNA, `${LIST}/${BOOK.orderCode}`);
  const gallery = page.getByRole('region', { name: 'Public gallery' });
  await expect(gallery.getByText('This photo book cannot be shown in the gallery.')).toBeVisible();
  await expect(gallery.getByRole('switch')).toHaveCount(0);
  expect((await sandbox.calls('getBlockedOrder')).map(({ headers }) => headers['authorization'])).toEqual([false]);

  await sandbox.state('a photo book is not published', { orderCode: BOOK.orderCode, channel: 'channel-folioleaf-uk' });
  await sandbox.fault({ service: 'widget-gallery', operationId: 'getBlockedOrder', status: 403, times: 1 });
  await page.reload();
  await expect(gallery.getByRole('alert')).toHaveText('The gallery is not available at the moment.');
  await expect(gallery.getByText(/^Reference/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await gallery.getByRole('button', { name: 'Try again' }).click();
  await expect(gallery.getByRole('switch')).toBeVisible();
  // It was blocked in the meantime: that is found out when it is switched on.
  await sandbox.state('a photo book may not be published', { orderCode: BOOK.orderCode });
  await gallery.getByRole('switch').click();
  await expect(gallery.getByText('This photo book cannot be shown in the gallery.')).toBeVisible();

  await sandbox.state('a photo book is published', { orderCode: BOOK.orderCode, channel: 'channel-folioleaf-uk' });
  await sandbox.fault({ service: 'widget-gallery', operationId: 'getGalleryEntry', status: 403, times: 1 });
  await sandbox.fault({ service: 'widget-gallery', operationId: 'listGalleryCategories', malformed: true });
  await page.reload();
  await gallery.getByRole('button', { name: 'Try again' }).click();
  await expect(gallery.getByRole('switch')).toBeChecked();
  await expect(gallery.getByRole('checkbox')).toHaveCount(0);
  await expect.poll(async () => (await sandbox.calls('listGalleryCategories')).length).toBeGreaterThan(0);

  const config = await (await page.request.get('/config.json')).json();
  await sandbox.fault({
    service: 'app-config',
    operationId: 'getAppConfig',
    status: 200,
    body: { ...config, galleryEnabled: false },
  });
  await sandbox.forgetCalls();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(gallery).toHaveCount(0);
  expect((await sandbox.calls()).filter(({ service }) => service === 'widget-gallery')).toEqual([]);
});
