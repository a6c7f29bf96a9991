import { defineConfig } from 'orval';
import { messageSchemas } from './scripts/generation/message-schemas.ts';
import { readSpecs } from './scripts/generation/specs.ts';

const zod = {
  version: 4 as const,
  variant: 'mini' as const,
  generateReusableSchemas: true,
  generateDiscriminatedUnion: true,
  dateTimeOptions: { offset: true },
};

/** One client per service; each operation hands its own traits to the one door, src/api/request.ts. */
export default defineConfig({
  ...Object.fromEntries(
    readSpecs('openapi').map((spec) => [
      spec.slug,
      {
        input: spec.file,
        output: {
          client: 'react-query' as const,
          httpClient: 'fetch' as const,
          mode: 'split' as const,
          clean: true,
          target: `generated/${spec.slug}/hooks.ts`,
          schemas: { path: `generated/${spec.slug}/model`, type: 'zod' as const },
          urlEncodeParameters: true,
          headers: true,
          override: {
            mutator: { path: 'src/api/request.ts', name: 'request' },
            includeZodSchemaInArguments: true,
            fetch: { includeHttpResponseReturnType: false, runtimeValidation: true, arrayFormat: 'repeat' as const },
            query: { version: 5 as const, signal: true, useOperationIdAsQueryKey: true, useSkipToken: true, useInvalidate: true },
            zod,
            operations: Object.fromEntries(
              spec.operations.map(({ operationId, auth, client }) => [
                operationId,
                {
                  requestOptions: { operation: { service: spec.slug, operationId, auth, ...client } },
                  // Where headers are the answer, the caller gets them; failures reject as everywhere.
                  ...(client.answer === 'headers' && { fetch: { includeHttpResponseReturnType: true, forceSuccessResponse: true } }),
                },
              ]),
            ),
          },
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
      target: 'generated/push/hooks.ts',
      schemas: { path: 'generated/push/model', type: 'zod' as const },
      override: { zod },
    },
  },
});
