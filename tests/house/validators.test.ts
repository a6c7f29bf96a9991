import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readAnswer } from '#api/read-answer.ts';
import { parsePushMessage } from '#photos/push/push-model.ts';
import { visitOptional, withNulls } from '#sandbox/spec/nulls.ts';
import { readSpecs } from '../../scripts/generation/specs.ts';
import { everyAnswer } from '../resilience/schemas/answers.ts';
import { projectFiles, read } from './support/project.ts';
import { jsonAnswers, type SpecDocument, uncheckedCalls, validatorFaults } from './support/validators.ts';

interface PushSpec {
  components: { messages: Record<string, { examples: { name: string; payload: unknown }[] }> };
}

const specs = projectFiles()
  .filter((path) => /^openapi\/[\w-]+\.yaml$/.test(path))
  .map((path) => ({
    slug: basename(path, '.yaml'),
    document: parse(read(path), { maxAliasCount: -1 }) as SpecDocument,
  }));
const answers = specs.flatMap(({ slug, document }) => jsonAnswers(document).map((answer) => ({ slug, ...answer })));

const described = await everyAnswer();

z.config({ jitless: true });

describe('every answer is checked', () => {
  it.each(specs)('$slug: every JSON success is generated with its validator', ({ slug, document }) => {
    expect(validatorFaults(document, read(`generated/${slug}/calls.ts`))).toEqual([]);
  });

  it('where a file may be JSON instead, every caller brings the validator', () => {
    const sources = projectFiles().filter(
      (path) => /^src\/.*\.tsx?$/.test(path) && !path.startsWith('src/sandbox/') && !/\.test\.tsx?$/.test(path),
    );
    const mixed = answers.filter(({ isMixed }) => isMixed);
    expect(mixed.length).toBeGreaterThan(0);
    expect(
      sources.flatMap((path) => mixed.flatMap(({ operationId }) => uncheckedCalls(operationId, read(path)))),
    ).toEqual([]);
  });

  it.each(answers)('$slug: $operationId $status takes the examples of its spec', async ({ slug, schema, examples }) => {
    const validators: Record<string, z.ZodMiniType> = await import(`../../generated/${slug}/model/index.ts`);
    const validator = schema === undefined ? undefined : validators[schema];
    expect(Object.keys(examples)).not.toEqual([]);
    for (const [name, example] of Object.entries(examples)) {
      const result = validator?.safeParse(example);
      expect({ name, success: result?.success, error: result?.error?.issues }).toEqual({
        name,
        success: true,
        error: undefined,
      });
    }
  });

  it.each(described)(
    'R6 $slug: $operationId $status takes null for every field that may be missing',
    async ({ slug, operationId, status, schema }) => {
      const { schema: name = '', examples = {} } =
        answers.find(
          (answer) => answer.slug === slug && answer.operationId === operationId && Number(answer.status) === status,
        ) ?? {};
      const validators: Record<string, z.ZodMiniType> = await import(`../../generated/${slug}/model/index.ts`);
      const validator = validators[name];
      if (!validator) throw new Error(`There is no validator ${name}.`);
      for (const [example, body] of Object.entries(examples)) {
        const bare: unknown = structuredClone(body);
        visitOptional(schema, bare, (holder, field) => Reflect.deleteProperty(holder, field));
        expect({ example, ...readAnswer(validator, withNulls(schema, body), false) }).toMatchObject({
          example,
          data: validator.safeParse(bare).data,
          leftOut: [],
        });
      }
    },
  );

  const standIns = readSpecs('openapi').flatMap(({ slug, operations }) =>
    operations.flatMap(({ operationId, client: { missing } }) =>
      missing === undefined || missing === null || missing === 'done' || missing === 'failure'
        ? []
        : [{ slug, operationId, missing }],
    ),
  );

  it.each(standIns)(
    '$slug: what stands for the answer of $operationId where nothing is there fits its schema',
    async ({ slug, operationId, missing }) => {
      const validators: Record<string, z.ZodMiniType> = await import(`../../generated/${slug}/model/index.ts`);
      const { schema = '' } = answers.find((answer) => answer.operationId === operationId) ?? {};
      expect(validators[schema]?.safeParse(missing).error?.issues).toBeUndefined();
      expect(validators[schema]).toBeDefined();
    },
  );

  const further = answers
    .flatMap((answer) => Object.entries(answer.examples).map(([name, example]) => ({ ...answer, name, example })))
    .filter(({ name }) => /further/i.test(name));

  it.each(further)(
    '$slug: $operationId $status keeps what the spec does not know: $name',
    async ({ slug, schema = '', example }) => {
      const validators: Record<string, z.ZodMiniType> = await import(`../../generated/${slug}/model/index.ts`);
      expect(validators[schema]?.safeParse(example).data).toEqual(example);
    },
  );
});

describe('every push message is understood', () => {
  const { messages } = (parse(read('openapi/push.asyncapi.yaml')) as PushSpec).components;
  const events = ['importEvent', 'archiveEvent'].flatMap((message) =>
    (messages[message]?.examples ?? []).map((example) => ({ message, ...example })),
  );

  it.each(events)('$message: $name', ({ message, payload }) => {
    expect(parsePushMessage(JSON.stringify(payload))).toMatchObject({ kind: message.replace('Event', '') });
  });

  it('and there are some of each kind', () => {
    expect(new Set(events.map(({ message }) => message)).size).toBe(2);
  });
});

describe('finds', () => {
  const spec = (json: object, ...others: string[]): SpecDocument => ({
    paths: {
      '/a': {
        get: {
          operationId: 'getA',
          responses: {
            '200': { content: { 'application/json': json, ...Object.fromEntries(others.map((type) => [type, {}])) } },
          },
        },
      },
    },
  });
  const named = { schema: { $ref: '#/components/schemas/A' } };

  it('a validator that was dropped, and one that is another', () => {
    const hooks = (options: string) => `{\n operation: { operationId: 'getA', },\n ${options} });\n}\n`;
    expect(validatorFaults(spec(named), hooks('schema: A'))).toEqual([]);
    expect(validatorFaults(spec(named), `${hooks('')}{ schema: A }`)).toEqual([
      'getA 200: generated without the validator A',
    ]);
    expect(validatorFaults(spec(named), hooks('schema: AB'))).toEqual(['getA 200: generated without the validator A']);
    expect(validatorFaults(spec(named), '')).toEqual(['getA is not generated']);
  });

  it('a schema without a name, and a file that would be read as JSON', () => {
    expect(validatorFaults(spec({ schema: { type: 'object' } }), "operationId: 'getA', schema: A\n}")).toEqual([
      'getA 200: the schema has no name',
    ]);
    expect(validatorFaults(spec(named, 'application/pdf'), "operationId: 'getA', answer: 'file',\n}")).toEqual([]);
    expect(validatorFaults(spec(named, 'application/pdf'), "operationId: 'getA', schema: A\n}")).toEqual([
      'getA 200: a file that is read as JSON',
    ]);
  });

  it('a call without a validator', () => {
    expect(uncheckedCalls('getA', 'await getA(id, { schema: A });')).toEqual([]);
    expect(uncheckedCalls('getA', 'await getA(id);')).toEqual(['getA(id);']);
  });
});
