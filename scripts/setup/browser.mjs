import { canInstallPackages, installPackages } from './debian.mjs';
import { SetupFailure, plainReason } from './failure.mjs';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';
import { timed } from './project.mjs';
import { runProgram } from './run-program.mjs';

/**
 * Sees to a Chromium for the browser tests: the system's if there is one, else Debian's package where that can be
 * installed, else the build that Playwright downloads. Where packages can be installed, to the headless shell as well,
 * which most tests run in: without it they run in the whole browser, and take longer.
 */
export async function installBrowser() {
  await installChromium();
  if (!process.env.CHROMIUM && !findHeadlessShell() && canInstallPackages())
    await timed('Installing the Debian package chromium-headless-shell', () =>
      installPackages('chromium-headless-shell'),
    );
}

async function installChromium() {
  if (findChromium()) return;
  if (process.env.CHROMIUM) {
    throw new SetupFailure(
      `CHROMIUM is set to ${process.env.CHROMIUM}, where no browser starts: correct it or unset it, then run the command again.`,
    );
  }
  // The font is only recommended by Chromium, yet without one every letter is a box.
  if (canInstallPackages())
    await timed('Installing the Debian package chromium', () => installPackages('chromium', 'fonts-liberation'));
  if (findChromium()) return;
  const output = await timed('Downloading the Chromium of Playwright', download);
  if (findChromium()) return;
  throw new SetupFailure(
    `There is no Chromium for the browser tests, and none could be downloaded${becauseOf(output)}: install Chromium or Chrome, or set CHROMIUM to its path, then run the command again.`,
  );
}

async function download() {
  const { output } = await runProgram(['playwright', 'install', 'chromium']);
  return output;
}

/** @param {string} output */
function becauseOf(output) {
  return /no space left|ENOSPC/i.test(output)
    ? ' (the disk is full)'
    : plainReason(output)
      ? ' (the download server cannot be reached)'
      : '';
}
