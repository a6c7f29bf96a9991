import type { Browser, Page } from '@playwright/test';
import { ACCESS_COOKIE } from '#session/read-tokens.ts';
import { watchForLeaks } from '../../support/leaks.ts';
import { sandboxControl, type SandboxControl } from '../../support/sandbox-control.ts';
import { openSession } from '../../support/session.ts';
import { watchTraffic } from '../../support/traffic.ts';
import { startWorld, type World } from '../../support/world.ts';

/** How long a press or a navigation may take, in ms: what a cell looks for in vain must not take the time of all others. */
const ACTION_MS = 60_000;

/** A sandbox and an app of their own, on which one cell runs after the other. Lanes run side by side: many cells only wait. */
export interface Lane {
  world: World;
  sandbox: SandboxControl;
}

/** A browser profile: cookies, what the browser stores, what it keeps of files. Cells of a person share one where they may. */
export interface Profile {
  /** Opens a tab of its own for a cell. */
  open(): Promise<Tab>;
  /** Whether who was signed in still is. */
  isAsOpened(): Promise<boolean>;
  /** Tokens and e-mail addresses where they must not be (S27, S28). */
  leaks(): Promise<string[]>;
  close(): Promise<void>;
}

/** A tab in which a cell runs, and what it has asked for and complained of. */
export interface Tab {
  page: Page;
  /** Forgets what was noted so far. */
  begin(): void;
  /** For how long nothing has been asked for or answered, in ms; 0 while an answer is missing. */
  quietFor(): number;
  /** Error texts of the console. */
  consoleErrors(): readonly string[];
  /** Errors that nobody caught, and rejections that nobody handled. */
  uncaught(): readonly string[];
  /** Closes it, and forgets what the page has stored. */
  close(): Promise<void>;
}

/** Starts so many lanes, one after the other: several at a time keep each other from being ready in time. */
export async function startLanes(amount: number): Promise<Lane[]> {
  const lanes: Lane[] = [];
  while (lanes.length < amount) {
    const world = await startWorld();
    lanes.push({ world, sandbox: sandboxControl(world.sandbox) });
  }
  return lanes;
}

/** Opens a browser profile, signed in as somebody. */
export async function openProfile(browser: Browser, { world }: Lane, as: string | undefined): Promise<Profile> {
  const context = await browser.newContext({ baseURL: world.app });
  const leaks = watchForLeaks(world);
  await leaks.watch(context);
  if (as !== undefined) leaks.know(...(await openSession(context, world.app, as)));
  return {
    open: async () => watched(await context.newPage()),
    isAsOpened: async () => as === undefined || (await context.cookies()).some(({ name }) => name === ACCESS_COOKIE),
    // Console errors are judged cell by cell: every text holds the empty one.
    leaks: async () =>
      (await leaks.found({ console: [''], violations: [] })).filter((problem) => !problem.startsWith('uncaught error')),
    close: () => context.close(),
  };
}

/** Watches a page that a cell runs in. */
export function watched(page: Page): Tab {
  // A form asks before it is left with something in it; the next cell does not care.
  page.setDefaultTimeout(ACTION_MS);
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  let consoleErrors: string[] = [];
  let uncaught: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  // Chromium tells of rejections that nobody handled in the same way.
  page.on('pageerror', (error) => uncaught.push(error.message));
  const { quietFor } = watchTraffic(page);
  return {
    page,
    begin() {
      [consoleErrors, uncaught] = [[], []];
    },
    quietFor,
    consoleErrors: () => consoleErrors,
    uncaught: () => uncaught,
    async close() {
      await page.evaluate(() => localStorage.clear()).catch(() => {});
      await page.close();
    },
  };
}
