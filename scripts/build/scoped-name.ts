import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LENGTH = 4;

/**
 * Name of a class of a CSS module: what it is called there, and a mark of the file. Vite's own has a number of the line as well, which
 * costs the first screen a byte for each and makes other names of the same styles.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, LENGTH)}`;
}
