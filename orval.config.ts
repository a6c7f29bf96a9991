import { defineConfig } from 'orval';
import { operationClient } from './scripts/generation/client.ts';
import { messageSchemas } from './scripts/generation/message-schemas.ts';
import { readSpecs } from './scripts/generation/specs.ts';

const zod = {
  version: 4 as const,
  variant: 'mini' as const,
  generateReusableSchemas: true,
  generateDiscriminatedUnion: true,
  dateTimeOptions: { offset: true },
};

/** One client per service; each operation passes its own traits to the HTTP client, src/api/request.ts. */
export default defineConfig({
  ...Object.fromEntries(
    readSpecs('openapi').map((spec) => [
      spec.slug,
      {
        input: spec.file,
        output: {
          client: () => operationClient(spec),
          mode: 'split' as const,
          clean: true,
          target: `generated/${spec.slug}/calls.ts`,
          schemas: { path: `generated/${spec.slug}/model`, type: 'zod' as const },
          headers: true,
          override: { header: () => [`From openapi/${spec.slug}.yaml by npm run generate.`], zod },
        },
      },
    ]),
  ),
  push: {
    // Validators alone: there is nothing to call.
    input: { target: messageSchemas('openapi/push.asyncapi.yaml') },
    output: {
      client: 'fetch' as const,
      mode: 'split' as const,
      clean: true,
      target: 'generated/push/calls.ts',
      schemas: { path: 'generated/push/model', type: 'zod' as const },
      override: { header: () => ['From openapi/push.asyncapi.yaml by npm run generate.'], zod },
    },
  },
});
