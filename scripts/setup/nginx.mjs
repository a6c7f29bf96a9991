import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findNginx, unpackedNginx } from '../find-nginx.mjs';
import { inProject, run, told } from './project.mjs';

// A network that swallows everything must not hold up the tests.
const patience = ['-qq', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=0'];
const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];

/**
 * Sees to an nginx for the delivery test: the system's if there is one, else Debian's packages, unpacked beside the project
 * and not installed. Where neither can be had the test is skipped and says so; nothing else needs it.
 */
export async function provideNginx() {
  if (findNginx()) return;
  if (!process.env.NGINX && existsSync('/usr/bin/apt-get')) await told('Unpacking the Debian package nginx', unpack);
  if (!findNginx())
    process.stdout.write(
      'There is no nginx here: tests/e2e/delivery.spec.ts will be skipped. Install nginx, or set NGINX to its path, to run it.\n',
    );
}

async function unpack() {
  const downloads = inProject('.cache', 'nginx-packages');
  mkdirSync(downloads, { recursive: true });
  // A machine that never looked has no list of packages, and only root may fetch one.
  if ((await download(downloads, packages)) !== 0) {
    await run('apt-get', ['update', ...patience]);
    // Without the module the build is compressed as it is sent.
    if ((await download(downloads, packages)) !== 0) await download(downloads, packages.slice(0, 2));
  }
  for (const file of readdirSync(downloads)) await run('dpkg-deb', ['-x', join(downloads, file), unpackedNginx]);
  rmSync(downloads, { recursive: true, force: true });
}

/**
 * @param {string} folder
 * @param {string[]} names
 */
async function download(folder, names) {
  const { code } = await run('sh', ['-c', 'cd "$0" && exec apt-get download "$@"', folder, ...patience, ...names]);
  return code;
}
