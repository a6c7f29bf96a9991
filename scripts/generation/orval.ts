import { generate, noopReporter, withReporter, type Options } from 'orval';

/**
 * Runs orval in this process, without its banner.
 * @param options orval.config.ts
 * @throws Error in orval's words, which name no line
 */
export async function runOrval(file: string, options: Options): Promise<void> {
  try {
    await withReporter(noopReporter, () => generate(options, process.cwd(), { throwOnError: true }));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
