import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Puts what was generated beside in place of what is there, service by service, in one go: who reads meanwhile sees a service as
 * it was or as it is. What is the same stays as it is, so that nobody who watches the folder has anything to do.
 * @param names folders and files of `generated` that are replaced, or removed where `beside` has none
 * @throws Error when a part cannot be moved; then all is as it was
 */
export function swap(beside: string, generated: string, names: readonly string[]): void {
  const replaced = `${beside}-replaced`;
  mkdirSync(replaced, { recursive: true });
  mkdirSync(generated, { recursive: true });
  const undo: (() => void)[] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    undo.unshift(() => renameSync(to, from));
  };
  try {
    for (const name of names) {
      const [next, now] = [join(beside, name), join(generated, name)];
      if (existsSync(next) === existsSync(now) && differences(next, now).length === 0) continue;
      if (existsSync(now)) move(now, join(replaced, name));
      if (existsSync(next)) move(next, now);
    }
  } catch (error) {
    undo.forEach((back) => back());
    throw error;
  } finally {
    rmSync(replaced, { recursive: true, force: true });
  }
}

/** The files that two folders, or files, do not have in common; paths within them, empty for the files themselves. */
export function differences(one: string, other: string): string[] {
  const names = new Set([...filesIn(one), ...filesIn(other)]);
  return [...names].filter((name) => contentOf(join(one, name)) !== contentOf(join(other, name))).sort();
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(path, join(entry.parentPath, entry.name)));
  } catch {
    return [''];
  }
}

function contentOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
