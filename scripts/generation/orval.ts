import { getLineColLocation } from '@redocly/openapi-core';
import { generate, noopReporter, withReporter, type Options } from 'orval';
import { parsedFile } from '#sandbox/spec/read-document.ts';

/**
 * Runs orval in this process, without its banner.
 * @param options orval.config.ts
 * @throws Error in orval's words, with file and line of each fault where it names the place
 */
export async function runOrval(file: string, options: Options): Promise<void> {
  try {
    await withReporter(noopReporter, () => generate(options, process.cwd(), { throwOnError: true }));
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(placedFaults(file, said) ?? `${file}: ${said}`, { cause: error });
  }
}

/**
 * Faults of orval's validation, a line each, from `[{ "message": …, "path": "/paths/~1orders" }]`; undefined for other
 * text.
 */
function placedFaults(file: string, said: string): string | undefined {
  const [, json] = /^OpenAPI spec validation failed:\s*(\[.*\])$/s.exec(said) ?? [];
  if (json === undefined) return undefined;
  const faults: { message?: string; path?: string }[] = JSON.parse(json);
  const { source } = parsedFile(file);
  return faults
    .map(({ message, path = '' }) => {
      const { line } = getLineColLocation({ source, pointer: `#${path}`, reportOnKey: true }).start;
      return `${file}:${line}: ${message}`;
    })
    .join('\n');
}
