import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { expect, test, type Page } from '@playwright/test';
import { faultNamed } from './matrix/faults.ts';
import { sandboxControl } from '../support/sandbox-control.ts';
import { judge, NO_CONNECTION, type Evidence, type Verdict } from './matrix/judge.ts';
import { watched, type Lane, type Tab } from './matrix/lane.ts';
import { operationNamed } from './matrix/operations.ts';
import { runCell, runUsually } from './matrix/run-cell.ts';
import { settled } from './matrix/settle.ts';
import type { Situation } from './situation.ts';

const HEADING = '<main><h1>Orders</h1>';
const MESSAGE = '<div><p role="alert">Your orders could not be loaded</p><button>Try again</button></div>';
const TYPED = 'Berg-Lind';

/** The script that the app begins with behind its first screen: a step waits for it. */
const BEHIND = '<script src="/assets/menu-1.js"></script>';

/** A form whose step calls a service, and what it does when that fails. */
function formThat(onFailure: string): string {
  return `${BEHIND}${HEADING}<form><label>Name <input></label><button type="button">Save</button><div id="place"></div></form></main><script>
    const [input, place] = [document.querySelector('input'), document.getElementById('place')];
    const tell = () => { place.innerHTML = '${MESSAGE}' };
    document.querySelector('button').onclick = async () => {
      if ((await fetch('/orders')).ok) place.innerHTML = '<p>Saved</p>';
      else { ${onFailure} }
    };
  </script>`;
}

/** What goes wrong, as pages that are nothing but that. */
const pages: Record<string, string> = {
  '/usual': `${HEADING}<p>Order SO-2999</p><button>Print</button></main>`,
  '/told': `${HEADING}${MESSAGE}</main>`,
  '/waits': `${HEADING}<span class="skeleton_1imc8_1" style="display:block;width:9px;height:9px"></span><button>Print</button></main>`,
  '/busy': `${HEADING}<button aria-busy="true">Save</button></main>`,
  '/silent': `${HEADING}<button>Print</button></main>`,
  '/no-way-on': `${HEADING}<p role="alert">Your orders could not be loaded</p></main>`,
  '/away': `${HEADING}<p role="status">${NO_CONNECTION}</p><button>Print</button></main>`,
  '/headless': `<main>${MESSAGE}</main>`,
  '/unhandled': `${HEADING}${MESSAGE}</main><script>void Promise.reject(new Error('nobody cares'))</script>`,
  '/thrown': `${HEADING}${MESSAGE}</main><script>setTimeout(() => { throw new Error('on its own') })</script>`,
  '/crash': `${HEADING}${MESSAGE}</main><script>console.error('x is undefined | render failed: TypeError')</script>`,
  '/grumbles': `${HEADING}${MESSAGE}</main><script>console.error('something else')</script>`,
  '/late': `${HEADING}<div id="place"></div><button>Print</button></main><script>fetch('/slowly').then(() => { document.getElementById('place').innerHTML = '${MESSAGE}' })</script>`,
  '/keeps': formThat('tell()'),
  '/loses': formThat("input.value = ''; tell()"),
  '/keeps-a-draft': formThat(
    `sessionStorage.setItem('formDraft:details', JSON.stringify({ name: input.value })); input.value = ''; tell()`,
  ),
  '/keeps-another-draft': formThat(
    `sessionStorage.setItem('formDraft:details', '{"name":""}'); sessionStorage.setItem('other', input.value); input.value = ''; tell()`,
  ),
  '/takes-its-time': formThat('setTimeout(tell, 2500)'),
  '/never-ends': formThat(''),
};

let server: Server;
let origin: string;
/** Whether what the step calls fails, as the stand-in for the sandbox's control interface was told. */
let isFaulty = false;

test.beforeAll(async () => {
  server = createServer(({ url = '', method }, response) => {
    const answer = () => response.setHeader('content-type', 'text/html').end(pages[url] ?? '');
    if (url === '/__sandbox/faults') isFaulty = method === 'POST';
    if (url === '/__sandbox/requests')
      response.end(JSON.stringify([{ service: 'order', operationId: 'updateDeliveryAddress' }]));
    else if (url === '/orders') response.writeHead(isFaulty ? 500 : 200).end();
    else if (url === '/slowly') setTimeout(answer, 500);
    else answer();
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});
test.afterAll(() => void server.close());

async function seen(page: Page, path: string, other: Partial<Evidence> = {}) {
  const usual = await lookOf(watched(page), '/usual');
  const tab = watched(page);
  const look = { ...(await lookOf(tab, path)), path: usual.path };
  const evidence = {
    operation: operationNamed('order/listMySuperOrders'),
    fault: faultNamed('500'),
    usual,
    look,
    hasWorked: false,
    consoleErrors: tab.consoleErrors(),
    uncaught: tab.uncaught(),
    usualCalls: 1,
    calls: 1,
    hasSignedIn: false,
    lost: [],
    isNothing: false,
    isPolled: false,
    isOfWrite: false,
  };
  return judge({ ...evidence, ...other });
}

async function lookOf(tab: Tab, path: string) {
  await tab.page.goto(origin + path);
  return settled(tab, 200, 10_000);
}

test('R1 a page that says what has failed, with a way on, passes', async ({ page }) => {
  expect(await seen(page, '/told')).toEqual({
    reaction: 'failure: Your orders could not be loaded · Try again',
    faults: [],
  });
});

test('R1 a step that leads out of the app works when it is there', async ({ page }) => {
  const elsewhere = await lookOf(watched(page), '/silent');
  const look = { ...elsewhere, origin: 'http://localhost:1' };
  expect(await seen(page, '/usual', { look, hasWorked: true })).toEqual({ reaction: 'works', faults: [] });
  expect(await seen(page, '/usual', { look })).toMatchObject({ reaction: 'leads to the sign-in page' });
});

test('R1 a page that is as always passes, and so does what comes late', async ({ page }) => {
  expect(await seen(page, '/usual', { hasWorked: true })).toEqual({ reaction: 'works', faults: [] });
  expect(await seen(page, '/late')).toEqual({
    reaction: 'failure: Your orders could not be loaded · Try again',
    faults: [],
  });
});

for (const [path, fault] of [
  ['/waits', /^waits for ever: waiting: skeleton_/],
  ['/busy', /^waits for ever: busy: Save/],
  ['/silent', /^listMySuperOrders has failed, and nobody is told/],
  ['/no-way-on', /^there is no way on/],
  ['/headless', /^the page has no heading any more/],
  ['/unhandled', /^uncaught: nobody cares/],
  ['/thrown', /^uncaught: on its own/],
  ['/crash', /^crashed: x is undefined \| render failed/],
  ['/grumbles', /^unexpected in the console: something else/],
] as const) {
  test(`R1 the judge finds what is wrong with ${path}`, async ({ page }) => {
    const { faults } = await seen(page, path);
    expect(faults).toContainEqual(expect.stringMatching(fault));
  });
}

test('R1 what is to be removed and is not there any more is taken as gone, and nothing else is', async ({ page }) => {
  const operation = operationNamed('saved-projects/deleteProject');
  expect(await seen(page, '/silent', { operation, fault: faultNamed('404') })).toEqual({
    reaction: 'taken as gone; the page is read again',
    faults: [],
  });
  expect((await seen(page, '/silent', { operation })).faults).toEqual(['deleteProject has failed, and nobody is told']);
});

test('R1 there being nothing more is no failure, and what is being made may go on: elsewhere both are faults', async ({
  page,
}) => {
  expect(await seen(page, '/silent', { fault: faultNamed('404'), isNothing: true })).toEqual({
    reaction: 'taken as all there is',
    faults: [],
  });
  expect((await seen(page, '/silent', { fault: faultNamed('404') })).faults).toEqual([
    'listMySuperOrders has failed, and nobody is told',
  ]);
  expect((await seen(page, '/waits', { isPolled: true, calls: 40 })).faults).not.toContainEqual(
    expect.stringMatching(/^waits for ever|^asks again/),
  );
  expect((await seen(page, '/waits', { calls: 40 })).faults).toContainEqual(expect.stringMatching(/^asks again/));
});

test('R1 the judge finds input that is lost, a call that was never made, and one that is made again and again', async ({
  page,
}) => {
  expect((await seen(page, '/told', { lost: ['First name'] })).faults).toEqual(['lost what was typed: First name']);
  expect((await seen(page, '/told', { calls: 0 })).faults).toEqual(['the operation was not called: nothing was tried']);
  expect((await seen(page, '/told', { calls: 40 })).faults).toEqual(['asks again and again: 40 calls']);
  expect(
    (await seen(page, '/told', { calls: 40, fault: faultNamed('cut') })).faults,
    'which Chromium sends again',
  ).toEqual([]);
  expect((await seen(page, '/told', { calls: 100, fault: faultNamed('cut') })).faults).toEqual([
    'asks again and again: 100 calls',
  ]);
});

test('R1 the judge finds a page that says nothing of a lost connection, and one that tells it as a failure', async ({
  page,
}) => {
  const fault = faultNamed('network gone and back');
  const away = async (path: string) => lookOf(watched(page), path);
  expect(
    await seen(page, '/usual', { fault, hasWorked: true, away: await away('/away') }),
    'which works when it is back',
  ).toEqual({ reaction: 'says that there is no connection, then works', faults: [] });
  expect((await seen(page, '/usual', { fault, hasWorked: true, away: await away('/silent') })).faults).toEqual([
    'nothing says that there is no connection',
  ]);
  expect((await seen(page, '/usual', { fault, hasWorked: true, away: await away('/told') })).faults).toEqual([
    'nothing says that there is no connection',
    expect.stringMatching(/^told as a failure although there is no connection: /),
  ]);
  expect((await seen(page, '/away', { fault, hasWorked: true, away: await away('/away') })).faults).toEqual([
    'it still says that there is no connection',
  ]);
});

/** Runs a cell of a step on one of the forms. */
async function ran(page: Page, path: string, fault: string, more: Partial<Situation> = {}): Promise<Verdict> {
  const nothing = () => Promise.resolve();
  const lane: Lane = {
    world: { app: origin, sandbox: origin, appPort: 0, stop: nothing, kill: nothing },
    sandbox: sandboxControl(origin),
  };
  const step: Situation = {
    name: 'Form: save',
    screen: 'orders',
    path: origin + path,
    prepare: (shown) => shown.getByLabel('Name').fill(TYPED),
    act: (shown) => shown.getByRole('button', { name: 'Save' }).click(),
    worked: (shown) => expect(shown.getByText('Saved')).toBeVisible({ timeout: 1_000 }),
    ...more,
  };
  const tab = watched(page);
  return runCell(
    lane,
    tab,
    step,
    { operation: operationNamed('order/updateDeliveryAddress'), fault: faultNamed(fault) },
    await runUsually(lane, tab, step, []),
    false,
  );
}

test('R1 the judge waits for what takes its time, and finds what never ends', async ({ page }) => {
  const told = expect.stringMatching(/^failure: Your orders could not be loaded/);
  const never = expect.arrayContaining(['updateDeliveryAddress has failed, and nobody is told']);
  expect(await ran(page, '/takes-its-time', '500', { takesMs: 6_000 })).toEqual({ reaction: told, faults: [] });
  expect((await ran(page, '/never-ends', '500', { takesMs: 2_000 })).faults).toEqual(never);
});

test('R1 S23 the judge finds what was typed and is neither in its field nor in a draft', async ({ page }) => {
  const typed = { Name: TYPED };
  const lost = ['lost what was typed: Name'];
  expect((await ran(page, '/keeps', '500', { typed })).faults).toEqual([]);
  expect((await ran(page, '/loses', '500', { typed })).faults).toEqual(lost);
  expect((await ran(page, '/keeps-another-draft', '500', { typed })).faults).toEqual(lost);
  expect((await ran(page, '/keeps-a-draft', '500', { typed })).faults).toEqual([]);
});

test('R1 S23 what is not kept for when she has signed in again is kept from every other failure', async ({ page }) => {
  const notKept = { typed: { Name: TYPED }, notKept: 'it may hold a password' };
  const lost = ['lost what was typed: Name'];
  expect((await ran(page, '/loses', '401, session over', notKept)).faults).toEqual([]);
  expect((await ran(page, '/loses', '401, session over', { typed: notKept.typed })).faults).toEqual(lost);
  expect((await ran(page, '/loses', '500', notKept)).faults).toEqual(lost);
});
