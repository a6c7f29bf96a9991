import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebDriver, type Client } from 'webdriver';
import { findWebKit } from '../../../scripts/setup/find-engines.mjs';
import { freePort } from '../../support/free-port.ts';
import type { Actions, Browser, Engine, InPage, Tab, BrowserOptions } from './engine.ts';
import { calling, outcomeOf, reportedErrors } from './in-page.ts';
import { startProgram, type Program } from './program.ts';

const SCRIPT_TIMEOUT_MS = 3_000;
/** Limit of the driver's answer about a script, once the script's own is over. */
const ANSWER_MS = 5_000;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** How its driver waits. */
interface Timeouts {
  /** For a page to load, before and after whatever is done with it. */
  waitsForLoad: boolean;
  /** For a script of a page to end, in ms. */
  scriptMs: number;
}

interface Running {
  program: Program;
  port: number;
  home: string;
  timeouts: Timeouts;
}

/** WebKitGTK's browser for tests on a screen that nobody sees. It has one session at a time, and each begins with nothing. */
export async function startWebKit(
  timeouts: Timeouts = { waitsForLoad: true, scriptMs: SCRIPT_TIMEOUT_MS },
): Promise<Engine> {
  const running = new Map<string, Promise<Running>>();
  const runningFor = (options: BrowserOptions) => {
    const key = JSON.stringify(options);
    const one = running.get(key) ?? start(options, timeouts);
    running.set(key, one);
    return one;
  };
  await runningFor({});
  return {
    name: 'webkit',
    browser: async (options: BrowserOptions = {}) => webkitBrowser(await runningFor(options)),
    stop: async () => {
      for (const one of running.values()) {
        const { program, home } = await one;
        await program.end();
        rmSync(home, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}

async function start({ dark, reducedMotion }: BrowserOptions, timeouts: Timeouts): Promise<Running> {
  const found = findWebKit();
  if (found === undefined) throw new Error('There is no WebKit with its driver');
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
  mkdirSync(join(home, 'Downloads'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  writeFileSync(
    join(home, '.config/gtk-3.0/settings.ini'),
    `[Settings]\ngtk-application-prefer-dark-theme=${dark ? 1 : 0}\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
  const port = await freePort();
  const program = startProgram(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1920x1400x24', 'dbus-run-session', '--', found.driver, `--port=${port}`],
    {
      ...(dark && { GTK_THEME: 'Adwaita:dark' }),
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      LANG: 'en_GB.UTF-8',
      LANGUAGE: 'en_GB',
      NO_AT_BRIDGE: '1',
    },
  );
  await answering(port);
  return { program, port, home, timeouts };
}

/** The driver says nothing when it is there. */
async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function webkitBrowser({ port, home, timeouts }: Running): Promise<Browser> {
  const downloads = join(home, 'Downloads');
  for (const name of readdirSync(downloads)) rmSync(join(downloads, name), { recursive: true });
  const errors: string[] = [];
  const client = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    logLevel: 'error',
    capabilities: {
      browserName: 'MiniBrowser',
      unhandledPromptBehavior: 'accept',
      pageLoadStrategy: timeouts.waitsForLoad ? 'normal' : 'none',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': {
        binary: findWebKit()?.browser,
        args: ['--automation'],
      },
    } as WebdriverIO.Capabilities,
  });
  // A script of a page that is left meanwhile never tells of its end: it is given up, and asked again of the next page.
  await client.setTimeouts(0, 60_000, timeouts.scriptMs);
  // The window that there is at the beginning.
  let first: string | undefined = await client.getWindowHandle();
  const inTurn = queue();
  const tabOf = (handle: string) => classicTab(client, handle, inTurn, errors, timeouts.scriptMs);
  return {
    tab: async () => {
      const handle = first ?? (await inTurn(async () => (await client.createWindow('window')).handle));
      first = undefined;
      return tabOf(handle);
    },
    tabs: async () => (await inTurn(() => client.getWindowHandles())).map(tabOf),
    errors: async () => {
      for (const handle of await inTurn(() => client.getWindowHandles()))
        await tabOf(handle)
          .evaluate(() => undefined)
          .catch(() => undefined);
      return errors;
    },
    saved: () => (existsSync(downloads) ? readdirSync(downloads).filter((name) => !name.endsWith('.wkdownload')) : []),
    close: () => inTurn(() => client.deleteSession()),
  };
}

/** The session has one window that it speaks of at a time. */
type InTurn = <Result>(step: () => Promise<Result>) => Promise<Result>;

function queue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (step) => {
    const next = last.then(step, step);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Gives up an answer that does not come, as now and then one of the driver does not. */
async function answeredWithin<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('WebKitWebDriver did not answer')), ms);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

function classicTab(client: Client, handle: string, inTurn: InTurn, errors: string[], scriptMs: number): Tab {
  const there = <Result>(step: () => Promise<Result>) =>
    inTurn(async () => {
      await client.switchToWindow(handle);
      return step();
    });
  return {
    goto: (url) => there(() => client.navigateTo(url)),
    setOut: (url) => there(() => client.navigateTo(url)),
    evaluate: async <Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args) => {
      const answer = await there(() =>
        answeredWithin(
          scriptMs + ANSWER_MS,
          client.executeAsyncScript(
            `const [args, done] = arguments; const reported = ${reportedErrors.toString()}; reported();
            (${calling(run)})(args).then((outcome) => done(JSON.stringify([outcome, reported()])));`,
            [JSON.stringify(args)],
          ),
        ),
      );
      const [outcome, told]: [string, string[]] = JSON.parse(String(answer));
      errors.push(...told);
      return outcomeOf<Result>(outcome);
    },
    perform: (actions: Actions[]) => there(() => client.performActions(actions)),
    setFiles: (selector, paths) =>
      there(async () => {
        const input = await client.findElement('css selector', selector);
        await client.elementSendKeys(input[ELEMENT], paths.join('\n'));
      }),
    resize: (width, height) =>
      there(async () => {
        // What is around the page takes its room, too.
        const measure = async (): Promise<number[]> => client.executeScript('return [innerWidth, innerHeight]', []);
        await client.setWindowRect(0, 0, width, height);
        const [innerWidth = width, innerHeight = height] = await measure();
        await client.setWindowRect(0, 0, width + width - innerWidth, height + height - innerHeight);
      }),
    back: () => there(() => client.back()),
    reload: () => there(() => client.refresh()),
    activate: () => there(async () => undefined),
    screenshot: () => there(async () => Buffer.from(await client.takeScreenshot(), 'base64')),
    print: () => there(async () => Buffer.from(await client.printPage(), 'base64')),
    close: () => there(async () => void (await client.closeWindow())),
  };
}
