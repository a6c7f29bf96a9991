import { rmSync } from 'node:fs';
import { SetupFailure } from './failure.mjs';
import { projectNode, run } from './project.mjs';

// The oldest Node that runs TypeScript files and has SQLite without a flag.
const oldest = [22, 18];

/**
 * The project pins its Node as a platform package, which npm puts first on the PATH of its scripts. Where there is no
 * package for the platform, or it does not run there (a Linux with another C library), the machine's own Node serves
 * if it is new enough to run TypeScript files.
 */
export async function checkPinnedNode() {
  const node = projectNode();
  const hasPinned = node !== process.execPath;
  if (hasPinned && (await run(node, ['--version'])).code === 0) return;
  if (!isNewEnough(process.versions.node)) {
    throw new SetupFailure(
      `This project brings no Node for ${process.platform} ${process.arch}, and Node ${process.versions.node} cannot run it: install Node ${oldest.join('.')} or newer from https://nodejs.org, then run the command again.`,
    );
  }
  if (hasPinned) rmSync(node);
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
