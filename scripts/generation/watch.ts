import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { generateInto } from './generate-into.ts';

/** Regenerates below `root` whenever a spec changes; a spec that cannot be used is reported and waited for. Never returns by itself. */
export async function watchSpecs(root: string): Promise<void> {
  console.log('Watching openapi/ …');
  for await (const { filename } of watch(join(root, 'openapi'))) {
    if (!filename?.endsWith('.yaml')) continue;
    const started = performance.now();
    try {
      const { operations } = await generateInto(root);
      console.log(
        `${filename} changed: ${operations} operations in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
      );
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
}
