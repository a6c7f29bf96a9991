import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject } from './project.mjs';

/** Interval at which who holds the lock touches it, in ms. */
const TOUCH_MS = 1_000;
const LOOK_MS = 500;

/**
 * Lets one set-up at a time work in this folder: `npm start` in one terminal and `npm test` in another must not both
 * install. A lock counts for nothing when its process is gone, or when nobody touches it any more: a process id is given again.
 *
 * @param {() => Promise<void>} work
 * @param {{ file?: string, abandonedMs?: number }} [options] the lock; and how long it is waited for someone to touch it, which
 * who finds packages and browsers may be kept from for a while
 */
export async function oneAtATime(work, { file = inProject('.cache', 'setup.lock'), abandonedMs = 30_000 } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  await take(file, abandonedMs);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  const touching = setInterval(() => touch(file), TOUCH_MS);
  try {
    await work();
  } finally {
    clearInterval(touching);
    release();
    process.off('exit', release);
  }
}

/**
 * @param {string} file
 * @param {number} abandonedMs
 */
async function take(file, abandonedMs) {
  let touched = 0;
  // By the looks and not by the clock, which goes on while a machine sleeps.
  let looks = 0;
  for (let isTold = false; !isMade(file); isTold = true) {
    const now = touchedAt(file);
    looks = now === touched ? looks + 1 : 0;
    touched = now;
    if (isLeft(file) || looks * LOOK_MS > abandonedMs) {
      rmSync(file, { force: true });
      continue;
    }
    if (!isTold) process.stdout.write(`Waiting for another set-up in this folder to finish (it holds ${file}) …\n`);
    await pause(LOOK_MS);
  }
}

/** @param {string} file @returns {boolean} whether the lock is ours now */
function isMade(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Whether the process that made the lock is gone. One with the id of this one was another, as in a container that is started again. @param {string} file */
function isLeft(file) {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    // An id follows the making of the file within a moment.
    return !Number.isNaN(pid) && (pid === process.pid || !isAlive(pid));
  } catch {
    return false;
  }
}

/** @param {string} file */
function touchedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param {string} file */
function touch(file) {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // Someone has deleted it.
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
