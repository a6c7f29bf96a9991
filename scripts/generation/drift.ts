import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { generateInto } from './generate-into.ts';

/**
 * Generates once more, into a copy outside the tree, and compares with generated/ below `root`.
 * @returns the files that differ, are missing or are too many, relative to generated/; empty when nothing drifted
 */
export async function generatedDrift(root: string): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'generated-'));
  try {
    for (const part of [
      'openapi',
      'src/api',
      'src/lib',
      'scripts/generation',
      'orval.config.ts',
      'package.json',
      'tsconfig.json',
    ]) {
      cpSync(join(root, part), join(copy, part), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    await generateInto(copy);
    return differences(join(root, 'generated'), join(copy, 'generated'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function differences(committed: string, fresh: string): string[] {
  const names = new Set([...files(committed), ...files(fresh)]);
  return [...names].filter((name) => contentOf(join(committed, name)) !== contentOf(join(fresh, name))).sort();
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
