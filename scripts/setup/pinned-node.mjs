import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { SetupFailure } from './failure.mjs';
import { installedNode, pinnedNode, projectNode } from './project.mjs';
import { runProgram } from './run-program.mjs';

// The oldest Node that runs TypeScript files and has SQLite without a flag.
const oldest = [22, 18];

/**
 * The project pins its Node as a platform package, which npm puts first on the PATH of its scripts. Where there is no
 * package for the platform, or it does not run there (a Linux with another C library), the machine's own Node serves
 * if it is new enough to run TypeScript files.
 */
export async function checkPinnedNode() {
  linkPinnedNode();
  if (existsSync(pinnedNode) && (await runProgram([projectNode(), '--version'])).code === 0) return;
  if (!isNewEnough(process.versions.node)) {
    throw new SetupFailure(
      `This project brings no Node for ${process.platform} ${process.arch}, and Node ${process.versions.node} cannot run it: install Node ${oldest.join('.')} or newer from https://nodejs.org, then run the command again.`,
    );
  }
  rmSync(pinnedNode, { force: true });
}

/**
 * npm 10 installs the package, then removes its link again together with the packages of the other platforms, whose
 * links have the same name. Where the link is missing, it is made here.
 */
function linkPinnedNode() {
  const program = existsSync(pinnedNode) ? undefined : installedNode();
  if (!program) return;
  mkdirSync(dirname(pinnedNode), { recursive: true });
  if (process.platform === 'win32') writeFileSync(pinnedNode, `@"${program}" %*\r\n`);
  else symlinkSync(relative(dirname(pinnedNode), program), pinnedNode);
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
