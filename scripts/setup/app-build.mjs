import { existsSync } from 'node:fs';
import { contentHash, stamp } from './content-hash.mjs';
import { SetupFailure, plainReason } from './failure.mjs';
import { inProject, projectFolder, timed } from './project.mjs';
import { runProgram } from './run-program.mjs';

const sources = [
  'src',
  'generated',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build',
  'scripts/browsers/supported.ts',
  '.browserslistrc',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Whether a file can change what the customer's browser gets. @param {string} path */
const reachesTheBrowser = (path) => !path.startsWith('src/sandbox/') && !/\.test\.tsx?$/.test(path);

/** Builds the app into dist/, unless it was built from exactly these files. */
export function buildApp() {
  return buildUnlessBuilt(projectFolder, () => timed('Building the app', build));
}

/**
 * Builds unless what is in dist/ was made from these very sources by the last build. The stamp lies among what no host serves,
 * so that every build empties it, also one that was started by hand; and a build that is broken off leaves none.
 *
 * @param {string} root
 * @param {() => Promise<void>} make
 */
export async function buildUnlessBuilt(root, make) {
  const built = stamp('dist/.vite/built-from', root);
  const wanted = contentHash(sources, reachesTheBrowser, root);
  if (built.matches(wanted)) return;
  built.remove();
  await make();
  built.write(wanted);
}

async function build() {
  const { code, output } = await runProgram(['vite', 'build', '--logLevel', 'warn']);
  if (code !== 0 || !existsSync(inProject('dist', 'index.html')))
    throw new SetupFailure(
      plainReason(output) ??
        `${output.trim()}\n\nThe app could not be built: mend what is named above, then run the command again.`,
    );
}
