import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder into which the set-up unpacks Debian's driver of Chromium: installed, it would bring another Chromium. */
export const unpackedDriver = fileURLToPath(new URL('../../.cache/chromedriver', import.meta.url));

/**
 * The driver of Chromium: the environment's CHROMEDRIVER, else the system's, else the one that the set-up unpacked.
 *
 * @returns {string | undefined} path of the program
 */
export function findChromedriver() {
  if (process.env.CHROMEDRIVER) return starting(process.env.CHROMEDRIVER);
  return onPath('chromedriver') ?? starting(join(unpackedDriver, 'usr/bin/chromedriver'));
}

/**
 * The Firefox that the browsers' suite runs in: the environment's FIREFOX, else the system's. It needs no driver.
 *
 * @returns {string | undefined} path of the program
 */
export function findFirefox() {
  if (process.env.FIREFOX) return starting(process.env.FIREFOX);
  return onPath('firefox-esr') ?? onPath('firefox');
}

/**
 * WebKitGTK's driver and the browser that it steers, on a screen that nobody sees. Undefined where one of its parts is missing.
 *
 * @returns {{ driver: string, browser: string } | undefined}
 */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver', '--help');
  const browser = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib64', '/usr/lib']
    .flatMap((folder) => inside(folder, /^webkit2gtk-4\.\d$/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
  if (!driver || !browser || !onPath('xvfb-run', '--help') || !onPath('dbus-run-session')) return undefined;
  return { driver, browser };
}

/**
 * @param {string} folder
 * @param {RegExp} name
 */
function inside(folder, name) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((one) => name.test(one)).map((one) => join(folder, one));
}

/**
 * @param {string} name
 * @param {string} [asking] what it is started with
 */
function onPath(name, asking) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => starting(join(folder, name), asking))
    .find((path) => path !== undefined);
}

/**
 * @param {string} path
 * @param {string} [asking]
 */
function starting(path, asking = '--version') {
  return existsSync(path) && spawnSync(path, [asking], { timeout: 20_000 }).status === 0 ? path : undefined;
}
