import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { reportsOf } from './expected-reports.ts';
import { watchInteractions } from './interactions.ts';
import { watchForLeaks, type LeakWatch } from './leaks.ts';
import { sandboxControl, type JournalEntry, type SandboxControl } from './sandbox-control.ts';
import { openSession } from './session.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { startWorld, type World } from './world.ts';

interface Fixtures {
  /** The sandbox, back in its seeded state at the beginning of each test. */
  sandbox: SandboxControl;
  /**
   * Opens a path of the app as a signed-in person.
   * @param until what of the page is awaited: pictures that are asked for before its `load` event hold that back
   */
  signIn(email: string, path?: string, until?: 'load' | 'commit'): Promise<void>;
  /**
   * Fails the test when a token, an e-mail address, an error or a policy violation shows up where it must not. A test that
   * opens a context of its own has it watched, too: `await guard.watch(context)`.
   */
  guard: LeakWatch;
  /** Requests of the test's page, from its beginning. */
  traffic: Traffic;
  /**
   * Moves the clock that a test has installed on by some ms, once all that the page has asked for has come and it asks for no
   * more: a call under way would be told as one without an answer. Timers within that time are called once.
   */
  passTime(ms: number): Promise<void>;
  /** Makes the processor slower and attaches how long the test's interactions took, when INTERACTIONS is set (F11). */
  interactions: void;
}

/** Time, in ms, before midnight in which no test begins: what is told in days counts from there. */
const NEAR_MS = 90_000;

/** Time, in ms, until a day begins where the tests' browser is. */
function untilMidnight(): number {
  const [hours = 0, minutes = 0, seconds = 0] = new Intl.DateTimeFormat('en-GB', {
    timeStyle: 'medium',
    timeZone: 'Europe/London',
  })
    .format()
    .split(':')
    .map(Number);
  return (86_401 - ((hours * 60 + minutes) * 60 + seconds)) * 1_000;
}

const EXPECTED_CONSOLE = 'expected-console';

/** Declares that a test provokes console errors that contain one of these texts; all others still fail it. Those of faults are known. */
export function expectConsole(...texts: string[]): void {
  for (const description of texts) base.info().annotations.push({ type: EXPECTED_CONSOLE, description });
}

const EXPECTED_VIOLATION = 'expected-violation';

/** Declares that a test violates these directives of the policy on purpose; the browser's messages in the console are expected, too. */
export function expectViolation(...directives: string[]): void {
  for (const description of directives) base.info().annotations.push({ type: EXPECTED_VIOLATION, description });
}

const EXPECTED_BREACH = 'expected-breach';

/** Declares that a test has these operations called with a body that breaks its spec; every other such call fails it. */
export function expectBreach(...operationIds: string[]): void {
  for (const description of operationIds) base.info().annotations.push({ type: EXPECTED_BREACH, description });
}

/** The test function of the browser suite. */
export const test = base.extend<Fixtures, { world: World }>({
  world: [
    // Playwright reads fixture dependencies from this first parameter, which must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const world = await startWorld();
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ world }, use) => use(world.app),
  sandbox: [
    async ({ world }, use, testInfo) => {
      const sandbox = sandboxControl(world.sandbox);
      const left = untilMidnight();
      if (left < NEAR_MS) {
        testInfo.setTimeout(testInfo.timeout + left);
        await pause(left);
      }
      await sandbox.reset();
      const breaches: JournalEntry[] = [];
      const noteBreaches = async () =>
        void breaches.push(...(await sandbox.calls()).filter(({ breach }) => breach !== undefined));
      const forgetCalls = () => noteBreaches().then(sandbox.forgetCalls);
      const fault: SandboxControl['fault'] = (one) => {
        expectConsole(...reportsOf(one));
        return sandbox.fault(one);
      };
      await use({ ...sandbox, fault, forgetCalls });
      await noteBreaches();
      const expected = testInfo.annotations
        .filter(({ type }) => type === EXPECTED_BREACH)
        .map(({ description }) => description);
      expect(
        breaches.filter(({ operationId }) => !expected.includes(operationId ?? '')).map(({ breach }) => breach),
      ).toEqual([]);
    },
    { auto: true },
  ],
  guard: [
    async ({ context, world }, use, testInfo) => {
      const leaks = watchForLeaks(world);
      await leaks.watch(context);
      await use(leaks);
      const told = (kind: string) =>
        testInfo.annotations.flatMap(({ type, description }) => (type === kind && description ? [description] : []));
      expect(await leaks.found({ console: told(EXPECTED_CONSOLE), violations: told(EXPECTED_VIOLATION) })).toEqual([]);
    },
    { auto: true },
  ],
  interactions: [
    async ({ context }, use, testInfo) => {
      const interactions = process.env.INTERACTIONS ? await watchInteractions(context) : undefined;
      await use();
      if (interactions)
        await testInfo.attach('interactions', {
          body: JSON.stringify(await interactions.found()),
          contentType: 'application/json',
        });
    },
    { auto: true },
  ],
  traffic: ({ page }, use) => use(watchTraffic(page)),
  passTime: async ({ page, traffic }, use) => {
    await use(async (ms) => {
      await traffic.quiet();
      await page.clock.fastForward(ms);
    });
  },
  signIn: async ({ page, context, world, guard }, use) => {
    await use(async (email, path = '/', waitUntil = 'load') => {
      guard.know(...(await openSession(context, world.app, email)));
      await page.goto(path, { waitUntil });
    });
  },
});

export { expect };
