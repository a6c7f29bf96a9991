import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The folder that holds package.json. */
export const projectFolder = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

/** A path inside the project. @param {...string} parts */
export const inProject = (...parts) => join(projectFolder, ...parts);

const binFolder = inProject('node_modules', '.bin');

/** Folder in which npm links the Node that the project pins as a platform package. */
export const pinnedNode = join(binFolder, process.platform === 'win32' ? 'node.cmd' : 'node');

/** The Node to run the project with: the pinned one, or the running one where there is none for the platform. */
export function projectNode() {
  return existsSync(pinnedNode) ? pinnedNode : process.execPath;
}

/**
 * Runs a program in the project folder with the project's own Node first on the PATH and collects what it prints.
 *
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ show?: boolean }} [options] `show` passes the output through to the terminal as well
 * @returns {Promise<{ code: number, output: string }>} code 127: the program does not exist
 */
export function run(program, parameters, { show = false } = {}) {
  return new Promise((done) => {
    const child = spawn(program, parameters, {
      cwd: projectFolder,
      env: { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}` },
      // Programs of npm are .cmd files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (/** @type {Buffer} */ part) => {
      output += part.toString();
      if (show) process.stdout.write(part);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => done({ code: 127, output: output + error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * Prints that something takes a while, and its duration once it is done.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function told(what, work) {
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
