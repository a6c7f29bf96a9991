import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** An operation of the generated client. */
export interface ClientOperation {
  service: string;
  operationId: string;
}

/** What of the client is weighed: the function that makes the call, or with it the hook that React components use. */
export type Weighed = 'function' | 'hook';

/** What operations share: it weighs the same however many there are. */
const SHARED = [/^@tanstack\//, /^react(\/|$)/, /^zod(\/|$)/, /\/src\/api\/request\.ts$/];

/**
 * Size of some operations in one file, in bytes: minified, compressed with gzip, with their validators.
 * @param root the project
 */
export async function gzipSizeOf(root: string, operations: ClientOperation[], weighed: Weighed): Promise<number> {
  const entry = operations.map(({ service, operationId }) => `export { ${exportOf(operationId, weighed)} } from '${join(root, 'generated', service, 'hooks.ts')}';`).join('\n');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'entry', enforce: 'pre', resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : undefined), load: (id) => (id === ENTRY ? entry : undefined) }],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', external: (id) => SHARED.some((shared) => shared.test(id)) },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs.flatMap((one) => ('output' in one ? one.output : [])).map((file) => (file.type === 'chunk' ? file.code : ''));
  return gzipSync(code.join('\n'), { level: 9 }).length;
}

const ENTRY = 'virtual:client';

function exportOf(operationId: string, weighed: Weighed): string {
  return weighed === 'function' ? operationId : `use${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
}
