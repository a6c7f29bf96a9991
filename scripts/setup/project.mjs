import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const projectFolder = resolve(fileURLToPath(new URL('.', import.meta.url)), '../..');

/** A path inside the project. @param {...string} parts */
export const inProject = (...parts) => join(projectFolder, ...parts);

/** Folder of the programs that npm installs. */
export const binFolder = inProject('node_modules', '.bin');

/** The Node that the project pins as a platform package, where npm links it: first on the PATH of npm's scripts. */
export const pinnedNode = join(binFolder, process.platform === 'win32' ? 'node.cmd' : 'node');

/** The Node to run the project with: the pinned one, or the running one where there is none for the platform. */
export function projectNode() {
  return (existsSync(pinnedNode) && installedNode()) || process.execPath;
}

/** The program of the platform package that is installed, if there is one. @returns {string | undefined} */
export function installedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  return Object.keys(optionalDependencies)
    .map((name) => inProject('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
    .find((program) => existsSync(program));
}

/**
 * Prints that something takes a while, and its duration once it is done.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function timed(what, work) {
  const start = Date.now();
  process.stdout.write(`${what} …`);
  try {
    const result = await work();
    process.stdout.write(` ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('\n');
    throw error;
  }
}
