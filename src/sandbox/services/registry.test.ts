import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createValidation } from '../spec-service/validation.ts';
import type { OpenApiDocument } from '../spec/document.ts';
import { loadSpec } from '../spec/load-spec.ts';
import { readDocument } from '../spec/read-document.ts';
import { services, states } from './registry.ts';

const SPECS = join(import.meta.dirname, '../../../openapi');
const slugs = readdirSync(SPECS)
  .filter((name) => name.endsWith('.yaml') && !name.includes('asyncapi'))
  .map((name) => name.replace('.yaml', ''));

type Examples = Record<string, { value: unknown }>;

describe('the services', () => {
  it('are one for each spec', () => {
    expect(services.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
  });

  it('define each provider state once', () => {
    const names = states.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(slugs)('%s has examples that its own spec accepts, without undeclared properties', (slug) => {
    const file = join(SPECS, `${slug}.yaml`);
    const { content: document } = readDocument<OpenApiDocument>(file);
    const validation = createValidation();
    for (const operation of loadSpec(file)) {
      const written = Object.values(document.paths)
        .map((item) => item[operation.method.toLowerCase() as 'get'])
        .find((one) => one?.operationId === operation.id);
      expect(written).toBeDefined();
      for (const [status, response] of Object.entries(written?.responses ?? {})) {
        const media = response.content?.['application/json'] as { examples?: Examples } | undefined;
        for (const { value } of Object.values(media?.examples ?? {})) {
          expect([operation.id, status, validation.of(operation).answerFault(Number(status), value)]).toEqual([
            operation.id,
            status,
            undefined,
          ]);
        }
      }
    }
  });
});
