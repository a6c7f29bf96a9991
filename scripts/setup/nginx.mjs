import { canUnpackPackages, unpackPackages } from './debian.mjs';
import { findNginx, unpackedNginx } from './find-nginx.mjs';
import { timed } from './project.mjs';

const packages = ['nginx', 'nginx-common'];
// Without it the build is compressed as it is sent.
const brotli = 'libnginx-mod-http-brotli-static';

/**
 * Sees to an nginx for the delivery test: the system's if there is one, else Debian's packages, unpacked beside the project
 * and not installed. Where neither can be had the test is skipped and says so; nothing else needs it.
 */
export async function provideNginx() {
  if (findNginx()) return;
  if (!process.env.NGINX && canUnpackPackages())
    await timed('Unpacking the Debian package nginx', () =>
      unpackPackages(unpackedNginx, [...packages, brotli], packages),
    );
  if (!findNginx())
    process.stdout.write(
      'There is no nginx here: tests/e2e/delivery.spec.ts will be skipped. Install nginx, or set NGINX to its path, to run it.\n',
    );
}
