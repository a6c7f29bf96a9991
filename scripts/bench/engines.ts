import type { Actions, Browser, Engine, InPage, Tab } from '../../tests/browsers/engines/engine.ts';
import { startFirefox } from '../../tests/browsers/engines/firefox.ts';
import { startWebKit } from '../../tests/browsers/engines/webkit.ts';
import { keys, Page } from '../../tests/browsers/page.ts';
import type { Driven, Key, Open } from './driven.ts';
import type { Session } from './library.ts';
import { installProbe } from './probe.ts';
import { type Subject, viewSize } from './subject.ts';

/** Engines beside Chromium that can be measured. */
export type MeasuredEngine = 'firefox' | 'webkit';

/** Time, in ms, that a page may take to be the tab's, and a script in it to end. */
const LIMIT_MS = 90_000;
/** A file of the app that is no page of it: with its origin cookies and storage can be written, and nothing of the app is cached. */
const PLAIN = '/favicon.svg';

const start: Record<MeasuredEngine, () => Promise<Engine>> = {
  // Its clock says whole milliseconds otherwise.
  firefox: () => startFirefox({ 'privacy.reduceTimerPrecision': false }),
  webkit: () => startWebKit({ waitsForLoad: false, scriptMs: LIMIT_MS }),
};

declare global {
  interface Window {
    /** Promise of what was begun in the page, and not asked for yet. */
    begun?: Promise<unknown>;
  }
}

/** Opens pages in Firefox or WebKit. There is no slow processor and network: only Chromium lets itself be slowed down. */
export function openingIn(name: MeasuredEngine): Open {
  return async (subject, measure) => {
    const engine = await start[name]();
    try {
      const browser = await engine.browser();
      try {
        await browser.beforePages?.(installProbe, subject.probe);
        const tab = await browser.tab();
        await tab.resize(viewSize.width, viewSize.height);
        if (subject.session) await restore(tab, new URL(PLAIN, subject.url).href, await subject.session());
        return await measure(drivenByTab(tab, browser, subject));
      } finally {
        await browser.close();
      }
    } finally {
      await engine.stop();
    }
  };
}

/** Goes to an address, until it is the tab's. */
async function goto(tab: Tab, url: string): Promise<void> {
  await tab.setOut(url);
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    // A page that is being left does not always answer.
    const at = await tab.evaluate(() => location.href).catch(() => undefined);
    if (at === url) return;
    if (Date.now() > end) throw new Error(`${url} did not come; the tab is at ${at}`);
  }
}

/** Writes the cookies and what is stored, as the app did when it was signed in to. */
async function restore(tab: Tab, plain: string, { cookies, origins }: Session): Promise<void> {
  const { hostname, origin } = new URL(plain);
  await goto(tab, plain);
  await tab.evaluate(
    (written, stored) => {
      for (const cookie of written) document.cookie = cookie;
      for (const { name, value } of stored) localStorage.setItem(name, value);
    },
    cookies
      .filter(({ domain, httpOnly }) => !httpOnly && hostname.endsWith(domain.replace(/^\./, '')))
      .map(({ name, value, path }) => `${name}=${value}; Path=${path}; SameSite=Strict`),
    origins.find((one) => one.origin === origin)?.localStorage ?? [],
  );
}

const codes: Record<Key, string> = {
  ArrowDown: keys.ArrowDown,
  ArrowRight: keys.ArrowRight,
  End: keys.End,
  Enter: keys.Enter,
  Space: keys.Space,
};

function drivenByTab(tab: Tab, browser: Browser, { probe }: Subject): Driven {
  const page = new Page(tab, 'about:blank');
  const move = ({ x, y }: { x: number; y: number }): Actions => ({
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }],
  });
  return {
    goto: async (url) => {
      await goto(tab, url);
      // As early as it goes: what is full before is not measured (probe.ts).
      if (!browser.beforePages) await tab.evaluate(installProbe, probe);
    },
    evaluate: (run, ...args) => tab.evaluate(run, ...args),
    begin: async <Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args) => {
      await tab.evaluate(begun(run), ...args);
      return () => tab.evaluate(() => window.begun as Promise<Result>);
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    move: (to) => tab.perform([move(to)]),
    click: (at, isShift = false) => page.clickAt(at, isShift ? 'Shift' : undefined),
    key: (key) => page.type(codes[key]),
    type: (text) => page.type(text),
    wheel: (at, deltaY) => page.wheel(at, deltaY),
  };
}

/** A function that begins another one in the page, by its source: that is what is sent there. */
function begun<Args extends unknown[]>(run: InPage<Args, unknown>): InPage<Args, void> {
  const source = `(...args) => { window.begun = Promise.resolve((${run.toString()})(...args)); }`;
  return Object.assign((..._args: Args) => undefined, { toString: () => source });
}
