import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError, type Options } from './arguments.ts';
import { reasonOf } from '../support/reason.ts';

/**
 * Refuses files of reports that cannot be written before anything is done whose result would be lost. Their folders are made.
 * @throws UsageError naming the file
 */
export function refuseUnwritable({ junit, json, html }: Options): void {
  for (const file of [junit, json, html]) {
    if (file === undefined) continue;
    const isNew = !existsSync(file);
    written(file, () => closeSync(openSync(file, 'a')));
    if (isNew) rmSync(file);
  }
}

/**
 * Writes a report; its folder is made.
 * @throws UsageError naming the file when it cannot be written
 */
export function writeReport(file: string, text: string): void {
  written(file, () => writeFileSync(file, text));
}

function written(file: string, write: () => void): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    write();
  } catch (error) {
    throw new UsageError(`The report ${file} cannot be written: ${reasonOf(error)}.`);
  }
}
