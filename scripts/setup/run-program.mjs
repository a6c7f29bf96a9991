import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { binFolder, inProject, projectFolder, projectNode } from './project.mjs';

/** Packages of the programs that npm installs. Of two that have a `tsc` it is the newer one that checks types. */
const packages = {
  knip: 'knip',
  oxfmt: 'oxfmt',
  oxlint: 'oxlint',
  playwright: '@playwright/test',
  redocly: '@redocly/cli',
  tsc: '@typescript/native',
  vite: 'vite',
  vitest: 'vitest',
};

/** Time that a program has to end after it was told to, and how often it is looked whether it has, in ms. */
const GRACE_MS = 5_000;
const LOOK_MS = 50;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] left out: the project folder
 * @property {Record<string, string>} [env] variables beside those of this process
 * @property {number} [limitMs] time after which the program is ended, with all that it started
 * @property {(part: string) => void} [onOutput] takes what it prints as it comes
 *
 * @typedef {object} RunResult
 * @property {number} code 127: the program does not exist
 * @property {string} output what it printed
 * @property {string} stdout of that, what is not for the terminal alone
 * @property {boolean} isLate whether it was ended by the limit
 */

/**
 * Program and parameters of a command, to be started without a shell: on Windows a shell takes a path with a space for two
 * words, and what npm links there nothing but a shell can start. So `node` is the project's Node, and the programs of npm, and npm
 * itself, are scripts that a Node runs.
 *
 * @param {readonly string[]} command
 * @returns {[program: string, ...parameters: string[]]}
 */
export function commandOf([name = '', ...parameters]) {
  if (name === 'node') return [projectNode(), ...parameters];
  if (name === 'npm') {
    const script = npmScript();
    return script ? [process.execPath, script, ...parameters] : [name, ...parameters];
  }
  return name in packages
    ? [projectNode(), scriptOf(/** @type {keyof typeof packages} */ (name)), ...parameters]
    : [name, ...parameters];
}

/** @param {keyof typeof packages} name */
function scriptOf(name) {
  const folder = inProject('node_modules', packages[name]);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** The npm that runs this script, else on Windows the one on the PATH; elsewhere that one is a program. */
function npmScript() {
  const running = process.env.npm_execpath;
  if (running && /npm-cli\.[cm]?js$/.test(running)) return running;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'))
    .find((file) => existsSync(file));
}

/**
 * Runs a command with the project's own Node and programs first on the PATH, and collects what it prints. What it has started
 * itself ends with it, and all of that with this process.
 *
 * @param {readonly string[]} command see commandOf
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function runProgram(command, { cwd = projectFolder, env = {}, limitMs, onOutput = () => {} } = {}) {
  return new Promise((done) => {
    const result = { code: 127, output: '', stdout: '', isLate: false };
    const hear = (/** @type {string} */ part) => {
      result.output += part;
      onOutput(part);
    };
    let child;
    try {
      const [program, ...parameters] = commandOf(command);
      child = spawn(program, parameters, {
        cwd,
        env: { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}`, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        // A group of its own; on Windows it would be a window of its own.
        detached: process.platform !== 'win32',
        windowsHide: true,
      });
    } catch (error) {
      hear(error instanceof Error ? error.message : String(error));
      done(result);
      return;
    }
    const { pid } = child;
    if (pid !== undefined) keepTrack(pid);
    const end = () => {
      if (pid !== undefined && signalGroup(pid, 'SIGTERM')) killWhenLate(pid);
    };
    const limit =
      limitMs &&
      setTimeout(() => {
        result.isLate = true;
        end();
      }, limitMs);
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
      result.stdout += part;
      hear(part);
    });
    child.stderr.setEncoding('utf8').on('data', hear);
    child.on('error', (error) => {
      clearTimeout(limit);
      hear(`${error.message}\n`);
      done(result);
    });
    child.on('exit', () => {
      clearTimeout(limit);
      // What outlives the program that started it.
      end();
    });
    child.on('close', (code) => {
      if (pid !== undefined) letGo(pid);
      done({ ...result, code: code ?? 1 });
    });
  });
}

/** Groups that run. A terminal sends its signals to the group of this process alone. @type {Set<number>} */
const groups = new Set();
/** @type {NodeJS.Signals | undefined} */
let interruption;
/** @type {NodeJS.Signals[]} */
const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @param {number} group */
function keepTrack(group) {
  if (groups.size === 0) for (const signal of interruptions) process.on(signal, interrupt);
  groups.add(group);
}

/** @param {number} group */
function letGo(group) {
  groups.delete(group);
  if (groups.size > 0) return;
  for (const signal of interruptions) process.off(signal, interrupt);
  // By an exit, and not by the signal, so that what cleans up at an exit does.
  if (interruption) process.exit(128 + constants.signals[interruption]);
}

/** Hands an interruption on, and then waits for the programs to end; who asks twice does not want to wait. @param {NodeJS.Signals} signal */
function interrupt(signal) {
  const handedOn = interruption ? 'SIGKILL' : signal;
  interruption = signal;
  for (const group of groups) signalGroup(group, handedOn);
}

/** Ends by force what does not end by itself. As long, and no longer, this process stays for it. @param {number} group */
function killWhenLate(group) {
  const late = performance.now() + GRACE_MS;
  const looking = setInterval(() => {
    if (performance.now() > late) signalGroup(group, 'SIGKILL');
    else if (signalGroup(group, 0)) return;
    clearInterval(looking);
  }, LOOK_MS);
}

/**
 * @param {number} group
 * @param {NodeJS.Signals | 0} signal 0: none, it is only looked
 * @returns {boolean} whether there was anything left of it
 */
function signalGroup(group, signal) {
  if (process.platform === 'win32') return spawnSync('taskkill', ['/pid', String(group), '/t', '/f']).status === 0;
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}
