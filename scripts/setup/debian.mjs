import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';

// A network that swallows everything must not hold up the tests.
const aptOptions = ['-qq', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=0'];

export function canUnpackPackages() {
  return existsSync('/usr/bin/apt-get');
}

export function canInstallPackages() {
  return process.getuid?.() === 0 && canUnpackPackages();
}

/**
 * Installs Debian's packages, with nothing that they only recommend.
 *
 * @param {string[]} packages
 */
export async function installPackages(...packages) {
  // A machine that never looked has no list of packages.
  await runProgram(['apt-get', 'update', ...aptOptions]);
  await runProgram(['apt-get', 'install', '-y', ...aptOptions, '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Unpacks Debian's packages into a folder, without installing them.
 *
 * @param {string} folder
 * @param {string[]} packages
 * @param {string[]} enough those of them that will do when the others cannot be had
 */
export async function unpackPackages(folder, packages, enough = packages) {
  const downloads = `${folder}-packages`;
  mkdirSync(downloads, { recursive: true });
  // A machine that never looked has no list of packages, and only root may fetch one.
  if ((await download(downloads, packages)) !== 0) {
    await runProgram(['apt-get', 'update', ...aptOptions]);
    if ((await download(downloads, packages)) !== 0 && enough !== packages) await download(downloads, enough);
  }
  for (const file of readdirSync(downloads)) await runProgram(['dpkg-deb', '-x', join(downloads, file), folder]);
  rmSync(downloads, { recursive: true, force: true });
}

/**
 * @param {string} folder
 * @param {string[]} names
 */
async function download(folder, names) {
  const { code } = await runProgram(['apt-get', 'download', ...aptOptions, ...names], { cwd: folder });
  return code;
}
