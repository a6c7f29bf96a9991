import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateBeside } from './generate-into.ts';
import { differences } from './swap.ts';

/**
 * Generates once more, outside the tree, and compares with generated/ below `root`.
 * @returns the files that differ, are missing or are too many, relative to generated/; empty when nothing drifted
 */
export async function generatedDrift(root: string): Promise<string[]> {
  const beside = mkdtempSync(join(tmpdir(), 'generated-'));
  try {
    await generateBeside(root, beside);
    return differences(join(root, 'generated'), beside);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
