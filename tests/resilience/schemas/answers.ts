import { join } from 'node:path';
import type * as z from 'zod/mini';
import index from '#generated/index.json' with { type: 'json' };
import { createRandom } from '#lib/random.ts';
import type { Schema } from '#sandbox/spec/document.ts';
import { loadSpec, type SpecOperation } from '#sandbox/spec/load-spec.ts';
import { readDocument } from '#sandbox/spec/read-document.ts';
import { jsonAnswers } from '../../house/support/validators.ts';
import { validBody } from './valid-bodies.ts';

/** A JSON answer of an operation, and the generated function that reads it. */
export interface Answer {
  slug: string;
  operationId: string;
  status: number;
  /** Of the spec, references followed. */
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
    const specs = specsOf(slug);
    const calls = await callsOf(slug);
    for (const { operationId, client } of operations) {
      const { isMixed = false, call } = calls.get(operationId) ?? {};
      for (const [status, contents] of specs.get(operationId)?.responses ?? []) {
        const schema = contents.get('application/json');
        if (schema === undefined || status >= 300 || !call) continue;
        answers.push({
          slug,
          operationId,
          status,
          schema,
          isMixed,
          isTolerant: 'list' in client && client.list === 'tolerant',
          isGraphQl: 'protocol' in client && client.protocol === 'graphql',
          call,
        });
      }
    }
  }
  return answers;
}

/** One operation of the generated client, called with parameters that its spec allows. */
export interface GeneratedCall {
  operationId: string;
  /** It may answer a file, or JSON that the caller brings the validator of. */
  isMixed: boolean;
  call(correlationId: string): Promise<unknown>;
}

/** Every operation of the generated client of a service, whatever it answers; none for a service that a library speaks to. */
export async function callsOf(service: string): Promise<Map<string, GeneratedCall>> {
  const { operations = [] } = index.services.find(({ slug }) => slug === service) ?? {};
  if (operations.length === 0) return new Map();
  const specs = specsOf(service);
  const described = jsonAnswers(readDocument(fileOf(service)).raw as Parameters<typeof jsonAnswers>[0]);
  const calls: Record<string, Operation> = await import(`../../../generated/${service}/calls.ts`);
  const validators: Record<string, z.ZodMiniType> =
    described.length > 0 ? await import(`../../../generated/${service}/model/index.ts`) : {};
  return new Map(
    operations.map(({ operationId }) => {
      const [spec, operation] = [specs.get(operationId), calls[operationId]];
      if (!spec || !operation)
        throw new Error(`${operationId} is in the index, but not in the spec or the client of ${service}.`);
      const given = parametersOf(spec);
      if (operation.length !== given.length + 1)
        throw new Error(`${operationId} takes ${operation.length} parameters, not ${given.length + 1}.`);
      const mixed = described.find((one) => one.operationId === operationId && one.isMixed)?.schema;
      return [
        operationId,
        {
          operationId,
          isMixed: mixed !== undefined,
          call: (correlationId: string) =>
            operation(...given, { correlationId, ...(mixed !== undefined && { schema: validators[mixed] }) }),
        },
      ];
    }),
  );
}

function fileOf(service: string): string {
  return join(import.meta.dirname, `../../../openapi/${service}.yaml`);
}

function specsOf(service: string): Map<string, SpecOperation> {
  return new Map(loadSpec(fileOf(service)).map((operation) => [operation.id, operation]));
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
