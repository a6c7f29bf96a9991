import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectFolder } from './project.mjs';

/**
 * One hash over the names and contents of files: equal hashes mean that whatever was made from them is still right.
 * Content instead of times, because a clone or a branch switch gives every file a new time.
 *
 * @param {readonly string[]} paths files and folders relative to the project; what does not exist counts as absent
 * @param {(path: string) => boolean} [counts] whether a file (by its path in the project) counts
 * @param {string} [root] the project's folder
 */
export function contentHash(paths, counts = () => true, root = projectFolder) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesIn(join(root, path)))) {
    const name = relative(root, file).replaceAll('\\', '/');
    if (!counts(name)) continue;
    const content = readFileSync(file);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} every file below a folder in a fixed order, or the file itself */
function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/**
 * Remembers the hash that something was made from. A stamp lies in a folder that goes when the thing goes, or in .cache.
 *
 * @param {string} path relative to the project
 * @param {string} [root] the project's folder
 */
export function stamp(path, root = projectFolder) {
  const file = join(root, path);
  return {
    /** @param {string} hash */
    matches: (hash) => {
      try {
        return readFileSync(file, 'utf8') === hash;
      } catch {
        return false;
      }
    },
    /** @param {string} hash */
    write: (hash) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, hash);
    },
    remove: () => rmSync(file, { force: true }),
  };
}
