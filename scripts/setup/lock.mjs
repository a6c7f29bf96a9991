import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject } from './project.mjs';

const lockFile = inProject('.cache', 'setup.lock');

/**
 * Lets one set-up at a time work in this folder: `npm start` in one terminal and `npm test` in another must not both
 * install. A lock whose process is gone counts for nothing.
 *
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(work) {
  mkdirSync(inProject('.cache'), { recursive: true });
  for (let told = false; !take(); told = true) {
    if (!told) process.stdout.write('Waiting for another set-up in this folder to finish …\n');
    await pause(500);
  }
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

/** @returns {boolean} whether the lock is ours now */
function take() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (!isAbandoned()) return false;
    rmSync(lockFile, { force: true });
    return take();
  }
}

/** A process id follows the making of the file within a moment: only an older file without one is abandoned. */
function isAbandoned() {
  try {
    const pid = Number.parseInt(readFileSync(lockFile, 'utf8'), 10);
    if (Number.isNaN(pid)) return Date.now() - statSync(lockFile).mtimeMs > 2000;
    return !isAlive(pid);
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
