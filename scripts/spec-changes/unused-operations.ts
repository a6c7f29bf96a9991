import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Spec } from '../generation/specs.ts';

/** An operation that the built app cannot call. */
export interface UnusedOperation {
  service: string;
  operationId: string;
  /** Other caller, where the spec names one. */
  caller?: string;
}

/**
 * The operations of the specs that are in no script of the build: what the bundler found no way to, the app never calls.
 * @param build the folder that is deployed
 * @throws Error when there is no build
 */
export function unusedOperations(specs: Spec[], build: string): UnusedOperation[] {
  const built = operationsIn(build);
  return specs.flatMap(({ slug, operations }) =>
    operations
      .filter(({ operationId }) => !built.has(operationId))
      .map(({ operationId, caller }) => ({ service: slug, operationId, ...(caller !== undefined && { caller }) })),
  );
}

/** Each call of the generated client hands over its operation's traits, by name, also when it is minified. */
function operationsIn(build: string): Set<string> {
  const scripts = scriptsIn(build);
  if (scripts.length === 0) throw new Error(`There is no build in ${build}: \`npm run build\` makes one.`);
  return new Set(
    scripts.flatMap((script) =>
      [...readFileSync(script, 'utf8').matchAll(/\boperationId:\s*["'`](\w+)["'`]/g)].map(([, name = '']) => name),
    ),
  );
}

function scriptsIn(build: string): string[] {
  try {
    return readdirSync(build, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.js'))
      .map((path) => join(build, path));
  } catch {
    return [];
  }
}
