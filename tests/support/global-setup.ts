import { execFileSync } from 'node:child_process';

/** Once before the browser suite: the sandbox's pictures, so that no test waits for a painter. */
export default function globalSetup(): void {
  execFileSync(process.execPath, ['scripts/paint-pictures.ts'], { stdio: 'inherit' });
}
