import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Spec } from '../generation/specs.ts';

/** What orval makes of an operation, by which the app can call it. */
function callNames(operationId: string): string[] {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  return [operationId, `use${name}`, `get${name}Url`, `get${name}QueryOptions`, `get${name}InfiniteQueryOptions`, `get${name}MutationOptions`, `use${name}Infinite`, `use${name}Suspense`];
}

/**
 * The operations of the specs that the app never calls.
 * @param source the app's folder; its sandbox and its tests do not count
 */
export function unusedOperations(specs: Spec[], source: string): { service: string; operationId: string }[] {
  const words = new Set(sourceFiles(source).flatMap((file) => withoutComments(readFileSync(file, 'utf8')).match(/[A-Za-z_$][\w$]*/g) ?? []));
  return specs.flatMap(({ slug, operations }) =>
    operations.filter(({ operationId }) => !callNames(operationId).some((name) => words.has(name))).map(({ operationId }) => ({ service: slug, operationId })),
  );
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function sourceFiles(source: string): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('sandbox/'))
    .map((path) => join(source, path));
}
