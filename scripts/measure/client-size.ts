import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** An operation of the generated client. */
export interface ClientOperation {
  service: string;
  operationId: string;
}

/** Part of the client that is measured: the function that makes the call, or that with query options or hook, where there are some. */
export type Weighed = 'function' | 'hook';

/** Modules that operations share: their size does not depend on the number of operations. */
const SHARED = [
  /^@tanstack\//,
  /^react(\/|$)/,
  /^zod(\/|$)/,
  /\/src\/api\/(request|query-options|path-with-query)\.ts$/,
];

/**
 * Size of some operations in one file, in bytes: minified, compressed with gzip, with their validators.
 * @param root the project
 */
export async function gzipSizeOf(root: string, operations: ClientOperation[], weighed: Weighed): Promise<number> {
  const entry = operations.map((operation) => exportOf(root, operation, weighed)).join('\n');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: (id) => SHARED.some((shared) => shared.test(id)),
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''));
  return gzipSync(code.join('\n'), { level: 9 }).length;
}

const ENTRY = 'virtual:client';

function exportOf(root: string, { service, operationId }: ClientOperation, weighed: Weighed): string {
  const folder = join(root, 'generated', service);
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
  const has = (file: string, one: string) =>
    existsSync(join(folder, file)) && readFileSync(join(folder, file), 'utf8').includes(`export const ${one} =`);
  const hooks: [string, string][] = [
    ['queries.ts', `get${name}QueryOptions`],
    ['hooks.ts', `use${name}`],
  ];
  const [file, one] = (weighed === 'hook' ? hooks.find((hook) => has(...hook)) : undefined) ?? [
    'calls.ts',
    operationId,
  ];
  return `export { ${one} } from '${join(folder, file)}';`;
}
