import { existsSync } from 'node:fs';
import { contentHash, stamp } from './content-hash.mjs';
import { SetupFailure, plainReason } from './failure.mjs';
import { inProject, projectNode, run, told } from './project.mjs';

const built = stamp('.cache/built-from');

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
export async function buildApp() {
  const wanted = contentHash(sources, reachesTheBrowser);
  if (built.matches(wanted) && existsSync(inProject('dist', 'index.html'))) return;
  await told('Building the app', build);
  built.write(wanted);
}

async function build() {
  const { code, output } = await run(projectNode(), [
    inProject('node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--logLevel',
    'warn',
  ]);
  if (code !== 0)
    throw new SetupFailure(
      plainReason(output) ??
        `${output.trim()}\n\nThe app could not be built: mend what is named above, then run the command again.`,
    );
}
