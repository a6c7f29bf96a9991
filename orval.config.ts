import { basename } from 'node:path';
import type { Options } from 'orval';
import { operationClient } from './scripts/generation/client.ts';
import { messageSchemas } from './scripts/generation/message-schemas.ts';
import type { Spec } from './scripts/generation/specs.ts';

/**
 * Options of orval for the client and the validators of a service; each operation passes its own traits to the HTTP client,
 * src/api/request.ts.
 * @param folder what they are written into: `calls.ts` and `model/`
 */
export function clientOptions(spec: Spec, folder: string): Options {
  return {
    input: spec.file,
    output: { ...output(spec.file, folder), client: () => operationClient(spec), headers: true },
  };
}

/** Options of orval for the validators of messages: there is nothing to call. */
export function messageOptions(file: string, folder: string): Options {
  return {
    input: { target: messageSchemas(file) },
    output: { ...output(file, folder), client: 'fetch' },
  };
}

function output(file: string, folder: string) {
  return {
    mode: 'split' as const,
    target: `${folder}/calls.ts`,
    schemas: { path: `${folder}/model`, type: 'zod' as const },
    override: {
      header: () => [`From openapi/${basename(file)} by npm run generate.`],
      zod: {
        version: 4 as const,
        variant: 'mini' as const,
        generateReusableSchemas: true,
        generateDiscriminatedUnion: true,
        dateTimeOptions: { offset: true },
      },
    },
  };
}
