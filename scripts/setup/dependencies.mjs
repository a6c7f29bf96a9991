import { existsSync, readFileSync } from 'node:fs';
import { contentHash, stamp } from './content-hash.mjs';
import { SetupFailure, plainReason, unreachable } from './failure.mjs';
import { inProject, timed } from './project.mjs';
import { runProgram } from './run-program.mjs';

// In node_modules, so that it is deleted with them.
const installed = stamp('node_modules/.photo-account');

/** Installs exactly the packages of package-lock.json, unless they are installed. Needs nothing but Node and npm. */
export async function installDependencies() {
  if (!existsSync(inProject('package-lock.json'))) {
    throw new SetupFailure(
      'package-lock.json is missing: restore it with `git checkout package-lock.json`, then run the command again.',
    );
  }
  // A folder that was installed for another platform (a shared or mounted one) does not serve here.
  const wanted = `${contentHash(['package-lock.json'])} ${process.platform} ${process.arch}`;
  if (installed.matches(wanted)) return;
  if (!isInstalledByHand()) await timed('Installing the dependencies (about half a minute)', install);
  installed.write(wanted);
}

async function install() {
  const reachable = await isRegistryReachable();
  const { code, output } = await npm(
    'ci',
    // Also where NODE_ENV is production: the tools that build and test are development dependencies.
    '--include=dev',
    '--include=optional',
    // No package may run code of its own while it is installed (S51).
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=500',
    '--fetch-retry-maxtimeout=3000',
    // Without a network npm's cache may hold everything; if it does not, npm would ask hundreds of times in vain.
    reachable ? '--prefer-offline' : '--offline',
  );
  if (code === 0) return;
  if (/can only install packages when your package\.json and package-lock\.json/.test(output)) {
    throw new SetupFailure(
      'package.json and package-lock.json do not fit each other: run `npm install`, then run the command again.',
    );
  }
  throw new SetupFailure(
    plainReason(output) ?? (reachable ? `The dependencies could not be installed: ${firstError(output)}` : unreachable),
  );
}

/** A registry that answers anything at all is there, also one that knows no ping. */
async function isRegistryReachable() {
  const { code, output } = await npm('ping', '--fetch-retries=0', '--fetch-timeout=10000');
  return code === 0 || plainReason(output) !== unreachable;
}

/** @param {...string} parameters */
function npm(...parameters) {
  return runProgram(['npm', ...parameters, '--loglevel=error']);
}

/** @param {string} output */
function firstError(output) {
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim());
  return (
    lines.find((line) => line && !/^(?:code|syscall|path|dest|errno) /.test(line)) ??
    'npm said nothing about why; run `npm ci` to see more.'
  );
}

/**
 * Whether someone ran `npm install` or `npm ci` and everything is there: npm keeps its own list of what it installed,
 * written last.
 */
function isInstalledByHand() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  const same = (/** @type {string} */ path) =>
    present[path]?.version === wanted[path]?.version && present[path]?.integrity === wanted[path]?.integrity;
  return (
    Object.keys(present).every((path) => path in wanted) &&
    Object.keys(wanted).every((path) => path === '' || (path in present ? same(path) : isLeftOut(wanted[path] ?? {})))
  );
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry
 * @param {string} file @returns {Record<string, Entry> | undefined}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(inProject(file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** npm leaves out what is for other platforms, and what only such packages need. @param {Entry} entry */
function isLeftOut({ optional, os, cpu, libc }) {
  if (!optional) return false;
  if (!os && !cpu) return true;
  const here = process.platform === 'linux' ? libcHere() : undefined;
  return !(allows(os, process.platform) && allows(cpu, process.arch) && (!libc || !here || libc.includes(here)));
}

/** @param {string[] | string | undefined} list may hold "!name" for what is excluded @param {string} name */
function allows(list, name) {
  if (!list) return true;
  if (typeof list === 'string') return list === name;
  if (list.includes(`!${name}`)) return false;
  return list.includes(name) || list.every((item) => item.startsWith('!'));
}

function libcHere() {
  const { header } = Object(process.report.getReport());
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
}
