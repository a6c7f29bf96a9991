import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder into which the set-up unpacks Debian's packages, without installing them: nothing listens on port 80 afterwards. */
export const unpackedNginx = fileURLToPath(new URL('../../.cache/nginx', import.meta.url));

/**
 * The nginx that the delivery test serves the build with: the environment's NGINX, else the system's, else the one that
 * the set-up unpacked. Undefined when none of them starts.
 *
 * @returns {{ program: string, mimeTypes: string, brotliModule: string | undefined } | undefined}
 */
export function findNginx() {
  const program = candidates().find(
    (path) => existsSync(path) && spawnSync(path, ['-v'], { timeout: 20_000 }).status === 0,
  );
  if (program === undefined) return undefined;
  const roots = [program.startsWith(unpackedNginx) ? unpackedNginx : '', '/usr/local', '/opt/homebrew'];
  const mimeTypes = firstOf(roots, 'etc/nginx/mime.types');
  if (mimeTypes === undefined) return undefined;
  return { program, mimeTypes, brotliModule: firstOf(roots, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so') };
}

function candidates() {
  if (process.env.NGINX) return [process.env.NGINX];
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nginx'));
  return [...onPath, '/usr/sbin/nginx', '/usr/local/sbin/nginx', join(unpackedNginx, 'usr/sbin/nginx')];
}

/**
 * @param {string[]} roots
 * @param {string} path
 */
function firstOf(roots, path) {
  return roots.map((root) => `${root}/${path}`).find((file) => existsSync(file));
}
