import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that holds package.json. */
export const root = join(import.meta.dirname, '../../..');

/** Every file that belongs to the repository, tracked or about to be, by its path with forward slashes. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((path) => path !== '');
}

/** The content of a file of the project. */
export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
