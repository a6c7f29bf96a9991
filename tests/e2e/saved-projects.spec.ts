import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { ANNA } from '../support/seeded.ts';

const PROJECTS = '/saved-projects';

const projects = (page: Page) => page.getByRole('list', { name: 'Saved projects' }).getByRole('listitem');
const names = (page: Page) => projects(page).getByRole('heading');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Delete this project?' });

test('A1.2 A2.5 A2.69 A2.80 A2.95 A9.1 X5 the menu leads to them, ten a page, and the pages are links that Back goes through', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA);
  // The first page of them has been read for the overview.
  await expect(page.getByRole('main').getByText('Our year')).toBeVisible();
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Saved projects' }).click();
  await expect(page).toHaveURL(/\/saved-projects$/);
  await expect(page).toHaveTitle(/^My saved projects/);
  await expect(page.getByRole('heading', { level: 1, name: 'My saved projects' })).toBeFocused();
  await expect(projects(page)).toHaveCount(10);
  await expect(projects(page).first()).toContainText(/Our year\s*Last changed/);
  await expect(projects(page).first().getByRole('link', { name: 'Continue with Our year' })).toHaveAttribute(
    'href',
    /\/shop\?project=project-anna-1$/,
  );

  await pager(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/saved-projects\?page=2$/);
  await expect(page.getByRole('region', { name: 'Saved projects. Page 2 of 3' })).toBeFocused();
  await expect(names(page).first()).toHaveText('A week in Lisbon');
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(200);
  await pager(page).getByRole('link', { name: 'Page 3', exact: true }).click();
  await expect(projects(page)).toHaveCount(3);
  await expect(pager(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
  await expect(pager(page).getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute('aria-current', 'page');
  expect((await sandbox.calls('listProjects')).map(({ query }) => query)).toEqual(
    ['0', '10', '20'].map((skip) => ({ skip, limit: '10' })),
  );
  await page.goBack();
  await expect(projects(page)).toHaveCount(10);
  await expect(page).toHaveURL(/page=2$/);
});

test('A2.96 who has started none reads so, with a way into the shop', async ({ page, signIn }) => {
  await signIn('empty@example.com', PROJECTS);
  await expect(page.getByRole('heading', { name: "You haven't started any projects yet" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start a project' })).toHaveAttribute('href', /^http/);
  await expect(pager(page)).toHaveCount(0);
});

test('A2.97 X2 X3 X4 S55 by keyboard: deleting asks, is sent once, and leads on to the project that comes next', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, PROJECTS);
  const remove = page.getByRole('button', { name: 'Delete Summer in Skagen' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Summer in Skagen will be deleted for good');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  expect(await sandbox.calls('deleteProject')).toEqual([]);

  await page.keyboard.press('Enter');
  // Both presses are on the button: a dialog that had gone meanwhile would leave the second one, and the focus, to the page.
  await sandbox.fault({ service: 'saved-projects', operationId: 'deleteProject', delayMs: 2_000, times: 1 });
  await dialog(page).getByRole('button', { name: 'Delete project' }).dblclick();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Summer in Skagen deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Grandma turns 80' })).toBeFocused();
  expect((await sandbox.calls('deleteProject')).map(({ path, status }) => [path, status])).toEqual([
    [expect.stringMatching(/\/project-anna-2$/), 204],
  ]);
  // The list was read again: what was the first of the second page has come up.
  await expect(names(page)).toHaveText([
    /^Our year$/,
    /^Grandma/,
    ...Array.from({ length: 7 }, () => /./),
    'A week in Lisbon',
  ]);
});

test('A2.97 A5.8 a page beyond the last one is none, and neither is the last one without its only project', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.state('the customer has saved projects', {
    projectIds: Array.from({ length: 11 }, (_, index) => `project-${index}`),
    bare: true,
  });
  await signIn(ANNA, `${PROJECTS}?page=9`);
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(projects(page)).toHaveCount(1);
  await projects(page).getByRole('button').click();
  await dialog(page).getByRole('button', { name: 'Delete project' }).click();
  await expect(page).toHaveURL(/\/saved-projects$/);
  await expect(projects(page)).toHaveCount(10);
  await expect(dialog(page)).toHaveCount(0);
  await expect(pager(page)).toHaveCount(0);
  await page.goto(`${PROJECTS}?page=two`);
  await expect(projects(page)).toHaveCount(10);
});

test('A4.1 R1 projects that cannot be loaded or deleted: both say so with a reference, and nothing is lost', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('listProjects failed', 'deleteProject');
  await sandbox.fault({ service: 'saved-projects', operationId: 'listProjects', malformed: true });
  const letGo = await holdBack(page, /\/api\/v2\/projects\/[^/]+$/);
  await signIn(ANNA, PROJECTS);
  await expect(page.getByText('Loading your saved projects')).toBeAttached();
  letGo();
  await expect(page.getByRole('alert').getByText('We could not load your saved projects.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(/^Reference/)).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(projects(page)).toHaveCount(10);

  await sandbox.fault({ service: 'saved-projects', operationId: 'deleteProject', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Delete Our year' }).click();
  await dialog(page).getByRole('button', { name: 'Delete project' }).click();
  await expect(dialog(page).getByText('We could not delete this project. Try again.')).toBeVisible();
  await expect(dialog(page).getByText(/^Reference/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(names(page).first()).toHaveText('Our year');

  // Somebody else's tab was quicker: what is gone counts as deleted.
  await sandbox.fault({ service: 'saved-projects', operationId: 'deleteProject', status: 404 });
  await page.getByRole('button', { name: 'Delete Our year' }).click();
  await dialog(page).getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByText('Our year deleted')).toBeVisible();
});
