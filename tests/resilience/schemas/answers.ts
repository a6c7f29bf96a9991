import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type * as z from 'zod/mini';
import index from '#generated/index.json' with { type: 'json' };
import type { Schema } from '#sandbox/spec/document.ts';
import { specOperations, type SpecOperation } from '#sandbox/spec/load-spec.ts';
import { jsonAnswers } from '../../house/support/validators.ts';
import { createRandom } from '#sandbox/core/random.ts';
import { validBody } from './valid-bodies.ts';

/** A JSON answer of an operation, and the generated function that reads it. */
export interface Answer {
  slug: string;
  operationId: string;
  status: number;
  /** Of the spec, references written out. */
  schema: Schema;
  /** It may be a file instead. */
  isMixed: boolean;
  /** Such an answer may hold errors of its own, which come before its shape (A7.54). */
  isGraphQl: boolean;
  /** Items of its list that break their schema are left out. */
  isTolerant: boolean;
  /** Calls it as the app does; the answer is what `fetch` gives. */
  call(correlationId: string): Promise<unknown>;
}

type Operation = (...args: unknown[]) => Promise<unknown>;

/** Every JSON answer with which an operation of the generated client succeeds, by the index of that client and the specs. */
export async function everyAnswer(): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { slug, operations } of index.services) {
    const document = parse(readFileSync(join(import.meta.dirname, `../../../openapi/${slug}.yaml`), 'utf8'), {
      maxAliasCount: -1,
    });
    const specs = new Map(specOperations(document).map((operation) => [operation.id, operation]));
    const described = jsonAnswers(document);
    const calls: Record<string, Operation> = await import(`../../../generated/${slug}/calls.ts`);
    const validators: Record<string, z.ZodMiniType> =
      described.length > 0 ? await import(`../../../generated/${slug}/model/index.ts`) : {};
    for (const { operationId, client } of operations) {
      const spec = specs.get(operationId);
      const operation = calls[operationId];
      if (!spec || !operation)
        throw new Error(`${operationId} is in the index, but not in the spec or the client of ${slug}.`);
      for (const [status, contents] of spec.responses) {
        const schema = contents.get('application/json');
        if (schema === undefined || status >= 300) continue;
        const { isMixed = false, schema: name = '' } =
          described.find((one) => one.operationId === operationId && Number(one.status) === status) ?? {};
        const given = parametersOf(spec);
        if (operation.length !== given.length + 1)
          throw new Error(`${operationId} takes ${operation.length} parameters, not ${given.length + 1}.`);
        answers.push({
          slug,
          operationId,
          status,
          schema,
          isMixed,
          isTolerant: 'list' in client && client.list === 'tolerant',
          isGraphQl: 'protocol' in client && client.protocol === 'graphql',
          call: (correlationId) => operation(...given, { correlationId, ...(isMixed && { schema: validators[name] }) }),
        });
      }
    }
  }
  return answers;
}

/** What the generated function is called with: the path, the body, the query and headers, as far as there are any. */
function parametersOf({ parameters, body }: SpecOperation): unknown[] {
  const has = (place: string) => parameters.some((parameter) => parameter.in === place);
  return [
    ...parameters.filter((parameter) => parameter.in === 'path').map(() => 'x'),
    ...(body ? [bodyFor(body)] : []),
    ...(has('query') ? [{}] : []),
    ...(has('header') ? [{}] : []),
  ];
}

/** A body that its spec allows: a call with another one is not made (`src/api/check-bodies.ts`). */
function bodyFor({ schemas }: NonNullable<SpecOperation['body']>): unknown {
  const schema = schemas.get('application/json');
  return schema === undefined ? {} : validBody(schema, createRandom(1));
}
