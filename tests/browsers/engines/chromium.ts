import { WebDriver, type Client } from 'webdriver';
import { chromiumFlags, findChromium, findHeadlessShell } from '../../../scripts/setup/find-chromium.mjs';
import { findChromedriver } from '../../../scripts/setup/find-engines.mjs';
import { freePort } from '../../support/free-port.ts';
import { bidiBrowser, EVENTS } from './bidi.ts';
import type { Browser, Engine, BrowserOptions } from './engine.ts';
import { startProgram } from './program.ts';

export async function startChromium(): Promise<Engine> {
  const [driverPath, binary] = [findChromedriver(), findHeadlessShell() ?? findChromium()];
  if (driverPath === undefined || binary === undefined) throw new Error('There is no Chromium with its driver');
  const port = await freePort();
  const driver = startProgram(driverPath, [`--port=${port}`, '--log-level=SEVERE']);
  await driver.says(/started successfully/);
  const clients = new Map<string, Promise<Client>>();
  const clientFor = (options: BrowserOptions) => {
    const key = JSON.stringify(options);
    const client = clients.get(key) ?? startSession(port, binary, options);
    clients.set(key, client);
    return client;
  };
  return {
    name: 'chromium',
    browser: async (options: BrowserOptions = {}): Promise<Browser> => bidiBrowser(await clientFor(options)),
    stop: async () => {
      for (const client of clients.values()) await (await client).deleteSession();
      await driver.end();
    },
  };
}

async function startSession(port: number, binary: string, { dark, reducedMotion }: BrowserOptions): Promise<Client> {
  const args = [
    '--headless',
    '--lang=en-GB',
    ...chromiumFlags,
    ...(dark ? ['--blink-settings=preferredColorScheme=0'] : []),
    ...(reducedMotion ? ['--force-prefers-reduced-motion'] : []),
  ];
  const client = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    logLevel: 'error',
    capabilities: {
      browserName: 'chrome',
      webSocketUrl: true,
      unhandledPromptBehavior: 'accept',
      'goog:chromeOptions': { binary, args },
    },
  });
  await client.sessionSubscribe({ events: EVENTS });
  return client;
}
