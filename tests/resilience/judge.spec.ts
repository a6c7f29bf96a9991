import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { expect, test, type Page } from '@playwright/test';
import { faultNamed } from './matrix/faults.ts';
import { judge, type Evidence } from './matrix/judge.ts';
import { watched, type Tab } from './matrix/lane.ts';
import { operationNamed } from './matrix/operations.ts';
import { settled } from './matrix/settle.ts';

const HEADING = '<main><h1>Orders</h1>';
const MESSAGE = '<div><p role="alert">Your orders could not be loaded</p><button>Try again</button></div>';

/** What goes wrong, as pages that are nothing but that. */
const pages: Record<string, string> = {
  '/usual': `${HEADING}<p>Order SO-2999</p><button>Print</button></main>`,
  '/told': `${HEADING}${MESSAGE}</main>`,
  '/waits': `${HEADING}<span class="skeleton_1imc8_1" style="display:block;width:9px;height:9px"></span><button>Print</button></main>`,
  '/busy': `${HEADING}<button aria-busy="true">Save</button></main>`,
  '/silent': `${HEADING}<button>Print</button></main>`,
  '/no-way-on': `${HEADING}<p role="alert">Your orders could not be loaded</p></main>`,
  '/headless': `<main>${MESSAGE}</main>`,
  '/unhandled': `${HEADING}${MESSAGE}</main><script>void Promise.reject(new Error('nobody cares'))</script>`,
  '/thrown': `${HEADING}${MESSAGE}</main><script>setTimeout(() => { throw new Error('on its own') })</script>`,
  '/crash': `${HEADING}${MESSAGE}</main><script>console.error('render failed: TypeError: x is undefined')</script>`,
  '/grumbles': `${HEADING}${MESSAGE}</main><script>console.error('something else')</script>`,
  '/late': `${HEADING}<div id="place"></div><button>Print</button></main><script>fetch('/slowly').then(() => { document.getElementById('place').innerHTML = '${MESSAGE}' })</script>`,
};

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const answer = () => response.setHeader('content-type', 'text/html').end(pages[url] ?? '');
    if (url === '/slowly') setTimeout(answer, 500);
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
  const evidence = { operation: operationNamed('order/listMySuperOrders'), fault: faultNamed('500'), usual, look, hasWorked: false, consoleErrors: tab.consoleErrors(), uncaught: tab.uncaught(), usualCalls: 1, calls: 1, hasSignedIn: false, lost: [] };
  return judge({ ...evidence, ...other });
}

async function lookOf(tab: Tab, path: string) {
  await tab.page.goto(origin + path, { waitUntil: 'commit' });
  return settled(tab, 200, 10_000);
}

test('R1 a page that says what has failed, with a way on, passes', async ({ page }) => {
  expect(await seen(page, '/told')).toEqual({ reaction: 'failure: Your orders could not be loaded · Try again', faults: [] });
});

test('R1 a step that leads out of the app works when it is there', async ({ page }) => {
  const elsewhere = await lookOf(watched(page), '/silent');
  const look = { ...elsewhere, origin: 'http://localhost:1' };
  expect(await seen(page, '/usual', { look, hasWorked: true })).toEqual({ reaction: 'works', faults: [] });
  expect(await seen(page, '/usual', { look })).toMatchObject({ reaction: 'leads to the sign-in page' });
});

test('R1 a page that is as always passes, and so does what comes late', async ({ page }) => {
  expect(await seen(page, '/usual', { hasWorked: true })).toEqual({ reaction: 'works', faults: [] });
  expect(await seen(page, '/late')).toEqual({ reaction: 'failure: Your orders could not be loaded · Try again', faults: [] });
});

for (const [path, fault] of [
  ['/waits', /^waits for ever: waiting: skeleton_/],
  ['/busy', /^waits for ever: busy: Save/],
  ['/silent', /^listMySuperOrders has failed, and nobody is told/],
  ['/no-way-on', /^there is no way on/],
  ['/headless', /^the page has no heading any more/],
  ['/unhandled', /^uncaught: nobody cares/],
  ['/thrown', /^uncaught: on its own/],
  ['/crash', /^crashed: render failed/],
  ['/grumbles', /^unexpected in the console: something else/],
] as const) {
  test(`R1 the judge finds what is wrong with ${path}`, async ({ page }) => {
    const { faults } = await seen(page, path);
    expect(faults).toContainEqual(expect.stringMatching(fault));
  });
}

test('R1 the judge finds input that is lost, a call that was never made, and one that is made again and again', async ({ page }) => {
  expect((await seen(page, '/told', { lost: ['First name'] })).faults).toEqual(['lost what was typed: First name']);
  expect((await seen(page, '/told', { calls: 0 })).faults).toEqual(['the operation was not called: nothing was tried']);
  expect((await seen(page, '/told', { calls: 40 })).faults).toEqual(['asks again and again: 40 calls']);
});
