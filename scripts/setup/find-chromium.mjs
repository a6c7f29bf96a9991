import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * The Chromium that browser tests run in: the environment's CHROMIUM, else the system's, else the one Playwright
 * downloaded. Undefined when none of them starts. Works on a bare Node, before anything is installed.
 *
 * @returns {string | undefined} path of the program
 */
export function findChromium() {
  if (process.env.CHROMIUM) return starts(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined;
  return candidates().find((path) => existsSync(path) && starts(path));
}

/**
 * The headless shell of Chromium, which has no window and nothing of what belongs to one: the same pages for four fifths
 * of the time. Looked for where Chromium is; undefined where there is none, and where the environment names a browser.
 *
 * @returns {string | undefined} path of the program
 */
export function findHeadlessShell() {
  if (process.env.CHROMIUM) return undefined;
  return [...onPath(shellNames), ...playwrightDownloads('chromium_headless_shell-', shellPrograms)].find(
    (path) => existsSync(path) && starts(path),
  );
}

/**
 * Features that Chromium does without: the suggestions of its address bar, which nobody sees, are two pages of some 400
 * scripts, which it loads while the first page loads that is tested or measured; and a process that waits for the next
 * page costs its start, as no page of a test is opened in a hurry. Chromium obeys the last list alone, so that those
 * that Playwright switches off are here, too.
 */
const withoutFeatures = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/**
 * While a debugger is attached, as it is in all tests, each error that is made has Chromium read all functions on the stack once
 * more to find their lines; React makes five while it is loaded, and the whole app is one of the functions. A person has no
 * debugger.
 */
const withoutRereading = '--js-flags=--no-enable-lazy-source-positions';

/** Arguments with which Chromium runs headless, quietly and without network requests of its own; as root it has no sandbox. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
  withoutRereading,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function candidates() {
  return [...onPath(names), ...installedApps(), ...playwrightDownloads('chromium-', programs)];
}

/** @param {readonly string[]} wanted names of programs */
function onPath(wanted) {
  return (process.env.PATH ?? '').split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)));
}

function installedApps() {
  if (process.platform === 'darwin') {
    return ['', homedir()].flatMap((root) => [
      `${root}/Applications/Chromium.app/Contents/MacOS/Chromium`,
      `${root}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${root}/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
    ]);
  }
  if (process.platform === 'win32') {
    return [process.env.LOCALAPPDATA, process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
      .filter((root) => root !== undefined)
      .flatMap((root) =>
        [
          'Chromium/Application/chrome.exe',
          'Google/Chrome/Application/chrome.exe',
          'Microsoft/Edge/Application/msedge.exe',
        ].map((path) => join(root, path)),
      );
  }
  return ['/snap/bin/chromium', '/opt/google/chrome/chrome'];
}

const programs = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];
const shellPrograms = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-win64/chrome-headless-shell.exe',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
];

/**
 * Playwright keeps its browsers in the user's cache, in one folder per build: chromium-<build>, chromium_headless_shell-<build>.
 *
 * @param {string} prefix of the folders
 * @param {readonly string[]} wanted programs in such a folder
 */
function playwrightDownloads(prefix, wanted) {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
      win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
    }[/** @type {string} */ (process.platform)] ??
    join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
  return (existsSync(cache) ? readdirSync(cache) : [])
    .filter((folder) => folder.startsWith(prefix))
    .sort()
    .reverse()
    .flatMap((folder) => wanted.map((program) => join(cache, folder, program)));
}

/**
 * Whether a path is a browser that starts: some systems have a script in its place that only says how to install one.
 *
 * @param {string} path
 */
function starts(path) {
  // On Windows `--version` opens a window instead.
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
