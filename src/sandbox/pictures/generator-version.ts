import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * A short name for this state of the generator, made from its own source, so that pictures kept on disk are not used
 * any longer once a change would paint them differently. Nobody has to remember to count a number up.
 */
export async function generatorVersion(): Promise<string> {
  const folder = import.meta.dirname;
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const file of files.sort()) hash.update(file.replaceAll('\\', '/')).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
