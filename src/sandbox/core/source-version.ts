import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SANDBOX = join(import.meta.dirname, '..');

/**
 * Version of what is made from files of the sandbox and from the code in its folders: changes with their names and contents, tests
 * aside, so that no version number has to be maintained.
 * @param paths relative to `src/sandbox`
 * @param others what it depends on besides
 */
export function sourceVersion(paths: readonly string[], ...others: readonly string[]): string {
  const hash = createHash('sha256').update(others.join('\0'));
  for (const file of paths.flatMap(filesIn)) hash.update(file).update(readFileSync(join(SANDBOX, file)));
  return hash.digest('hex').slice(0, 12);
}

function filesIn(path: string): string[] {
  const place = join(SANDBOX, path);
  if (!statSync(place).isDirectory()) return [path];
  const names = readdirSync(place, { recursive: true, withFileTypes: true });
  return names
    .filter((one) => one.isFile() && one.name.endsWith('.ts') && !one.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => join(path, parentPath.slice(place.length), name))
    .sort();
}
