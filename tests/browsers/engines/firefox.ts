import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebDriver, type Client } from 'webdriver';
import { findFirefox } from '../../../scripts/setup/find-engines.mjs';
import { bidiBrowser, EVENTS } from './bidi.ts';
import type { Browser, Engine, BrowserOptions } from './engine.ts';
import { startProgram, type Program } from './program.ts';

/** Without requests of its own, and with a finger: Firefox has touch events where there is a touch screen. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.page': 0,
  'browser.download.panel.shown': true,
  'browser.helperApps.deleteTempFileOnExit': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'dom.w3c_touch_events.enabled': 1,
  'extensions.systemAddon.update.enabled': false,
  'intl.accept_languages': 'en-GB',
  'intl.locale.requested': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
};

interface Running {
  program: Program;
  client: Client;
  profile: string;
}

/** Firefox speaks WebDriver BiDi by itself, without a driver. @param more preferences besides */
export async function startFirefox(more: Record<string, boolean> = {}): Promise<Engine> {
  const running = new Map<string, Promise<Running>>();
  const runningFor = (options: BrowserOptions) => {
    const key = JSON.stringify(options);
    const one = running.get(key) ?? start(options, more);
    running.set(key, one);
    return one;
  };
  await runningFor({});
  return {
    name: 'firefox',
    browser: async (options: BrowserOptions = {}): Promise<Browser> => bidiBrowser((await runningFor(options)).client),
    stop: async () => {
      for (const one of running.values()) {
        const { program, profile } = await one;
        await program.end();
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}

async function start(
  { dark, reducedMotion, isPrivate }: BrowserOptions,
  more: Record<string, boolean>,
): Promise<Running> {
  const path = findFirefox();
  if (path === undefined) throw new Error('There is no Firefox');
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preferences = {
    ...PREFERENCES,
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    'browser.privatebrowsing.autostart': isPrivate ?? false,
    ...more,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const program = startProgram(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
  );
  const [, address] = await program.says(/WebDriver BiDi listening on (ws:\/\/\S+)/);
  const client = WebDriver.attachToSession({
    sessionId: 'firefox',
    logLevel: 'error',
    // The address is what makes the library speak BiDi.
    capabilities: { browserName: 'firefox', webSocketUrl: `${address}/session` as never },
  });
  while (!client.isBidi) await new Promise((resolve) => setTimeout(resolve, 20));
  await client.sessionNew({ capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } } });
  await client.sessionSubscribe({ events: EVENTS });
  return { program, client, profile };
}
