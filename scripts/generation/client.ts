import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from 'orval';
import type { Spec, SpecOperation } from './specs.ts';

/**
 * The client that orval writes of a spec: in calls.ts the call of each operation; where components ask for it by itself, in
 * queries.ts the query options of a read, in hooks.ts the hook of a write; in urls.ts the addresses of what is sent ahead. Four
 * files, for a page loads of them what it needs. See docs/decisions/0047.
 */
export function operationClient({ slug, operations }: Spec): ClientGeneratorsBuilder {
  const specOf = ({ operationName }: GeneratorVerbOptions): SpecOperation => {
    const operation = operations.find(({ operationId }) => operationId === operationName);
    if (!operation) throw new Error(`orval has an operation ${operationName} that openapi/${slug}.yaml lacks.`);
    return operation;
  };
  return {
    client: (verb) => ({
      implementation: `${callOf(slug, verb, specOf(verb))}\n`,
      imports: importsOf(verb),
      docComment: docOf(verb),
    }),
    header: ({ clientImplementation }) => `${importsOfCalls(clientImplementation)}\n\n`,
    footer: () => '',
    dependencies: () => [],
    extraFiles: async (verbs, { target }) => {
      const all = Object.values(verbs);
      const file = (name: string, content: string | undefined) =>
        content === undefined ? [] : [{ path: target.replace(/calls\.ts$/, name), content }];
      const asked = all
        .filter((verb) => specOf(verb).hasHook)
        .map((verb): [GeneratorVerbOptions, SpecOperation] => [verb, specOf(verb)]);
      const isRead = ([, { method }]: (typeof asked)[number]) => method === 'GET';
      return [
        ...file('queries.ts', filled(slug, ['readOptions'], asked.filter(isRead), queryOptionsOf)),
        ...file(
          'hooks.ts',
          filled(
            slug,
            ['type HookOptions'],
            asked.filter((one) => !isRead(one)),
            mutationHookOf,
          ),
        ),
        ...file(
          'urls.ts',
          urlsFile(
            slug,
            all.filter((verb) => specOf(verb).isSentAhead),
          ),
        ),
      ];
    },
  };
}

/** Imports of calls.ts that are no models: those that its code names. */
function importsOfCalls(code: string): string {
  const urls = [...code.matchAll(/\brequest\((get\w+Url)\(/g)].flatMap(([, name]) => name ?? []);
  return [
    ...(code.includes('pathWithQuery(') ? [PATH_WITH_QUERY] : []),
    `import { request, type CallOptions } from '../../src/api/request.ts';`,
    ...(urls.length > 0 ? [`import { ${urls.sort().join(', ')} } from './urls.ts';`] : []),
  ].join('\n');
}

/**
 * A file of what components ask for by itself; undefined without any of it.
 * @param options what it takes from src/api/query-options.ts
 */
function filled(
  slug: string,
  options: string[],
  verbs: [GeneratorVerbOptions, SpecOperation][],
  write: (verb: GeneratorVerbOptions, operation: SpecOperation) => string,
): string | undefined {
  if (verbs.length === 0) return undefined;
  const code = verbs.map(([verb, operation]) => write(verb, operation)).join('\n\n');
  const models = [...new Set(verbs.flatMap(([verb]) => importsOf(verb).map(({ name }) => name)))]
    .filter((name) => new RegExp(`\\b${name}\\b`).test(code))
    .sort();
  return [
    `// From openapi/${slug}.yaml by npm run generate.`,
    ...(code.includes('useMutation(') ? [`import { useMutation } from '@tanstack/react-query';`] : []),
    `import { ${options.join(', ')} } from '../../src/api/query-options.ts';`,
    `import { ${verbs
      .map(([{ operationName }]) => operationName)
      .sort()
      .join(', ')} } from './calls.ts';`,
    ...(models.length > 0 ? [`import type { ${models.join(', ')} } from './model/index.ts';`] : []),
    '',
    code,
    '',
  ].join('\n');
}

const PATH_WITH_QUERY = `import { pathWithQuery } from '../../src/api/path-with-query.ts';`;

/** The addresses of what is sent ahead, in a file that brings nothing along; undefined where nothing is. */
function urlsFile(slug: string, verbs: GeneratorVerbOptions[]): string | undefined {
  if (verbs.length === 0) return undefined;
  const models = verbs.flatMap(({ queryParams }) => (queryParams ? [queryParams.schema.name] : [])).sort();
  const imports =
    models.length > 0 ? [PATH_WITH_QUERY, `import type { ${models.join(', ')} } from './model/index.ts';`] : [];
  const functions = verbs.map((verb) => {
    const given = [
      ...verb.params.map(({ name }) => `${name}: string`),
      ...(verb.queryParams ? [`params${verb.queryParams.isOptional ? '?' : ''}: ${verb.queryParams.schema.name}`] : []),
    ];
    return `/** Address of ${verb.operationName}, behind the base address of its service. */\nexport const ${urlName(verb)} = (${given.join(', ')}) => ${addressOf(verb)};\n`;
  });
  return `// From openapi/${slug}.yaml by npm run generate.\n${[...imports, ''].join('\n')}\n${functions.join('\n')}`;
}

/** Code of the URL of a call. */
function addressOf({ pathRoute, params, queryParams }: GeneratorVerbOptions): string {
  const path =
    params.length > 0
      ? `\`${pathRoute.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => `\${encodeURIComponent(${name})}`)}\``
      : literal(pathRoute);
  return queryParams ? `pathWithQuery(${path}, params)` : path;
}

function urlName({ operationName }: GeneratorVerbOptions): string {
  return `get${pascal(operationName)}Url`;
}

function pascal(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Parameters of a call in their order: path, body, query, headers. */
function givenTo({
  props,
}: GeneratorVerbOptions): { name: string; isOptional: boolean; definition: string; type: string }[] {
  return props.map(({ name, implementation, required }) => {
    const [, type = 'string'] = /^[\w$]+\??: ([^=]+?)(?: = .*)?,?$/.exec(implementation.trim()) ?? [];
    return { name, type, isOptional: !required, definition: `${name}${required ? '' : '?'}: ${type}` };
  });
}

/** Result of a success, and the value for a 404. */
function resultOf({ response }: GeneratorVerbOptions, { client }: SpecOperation): string {
  const success = client.answer === 'headers' ? '{ headers: Headers }' : response.definition.success;
  if (client.missing !== null) return success;
  return success === 'void' ? 'undefined | null' : `${success} | null`;
}

function callOf(slug: string, verb: GeneratorVerbOptions, operation: SpecOperation): string {
  const { operationName, params, queryParams, headers, body } = verb;
  const given = givenTo(verb);
  const inAddress = [...params.map(({ name }) => name), ...(queryParams ? ['params'] : [])].join(', ');
  const address = operation.isSentAhead ? `${urlName(verb)}(${inAddress})` : addressOf(verb);
  const contentType = body.definition && `'Content-Type': '${body.contentType}'`;
  const sent = [contentType, headers && '...headers'].filter(Boolean).join(', ');
  const schema =
    operation.client.answer === undefined &&
    verb.response.imports.find(({ name }) => name === verb.response.definition.success)?.name;
  const lines = [
    `operation: ${traitsOf(slug, operation)},`,
    '...options,',
    `method: '${operation.method}',`,
    sent && `headers: { ${sent} },`,
    body.definition &&
      `body: ${body.contentType === 'application/json' ? `JSON.stringify(${body.implementation})` : body.implementation},`,
    schema && `schema: ${schema},`,
  ].filter(Boolean);
  const signature = [...given.map(({ definition }) => definition), 'options?: CallOptions'].join(', ');
  return [
    `export function ${operationName}(${signature}): Promise<${resultOf(verb, operation)}> {`,
    `  return request(${address}, {`,
    ...lines.map((line) => `    ${line}`),
    '  });',
    '}',
  ].join('\n');
}

/** The traits as code: `{ service: 'order', operationId: 'getOrder', … }`. What is retried is idempotent, or its spec is refused. */
function traitsOf(service: string, { operationId, auth, client: { idempotent: _, ...client } }: SpecOperation): string {
  return literal({ service, operationId, auth, ...client });
}

/** A value as code, its texts in single quotes. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, one]) => `${/^[A-Za-z]\w*$/.test(name) ? name : literal(name)}: ${literal(one)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** Options of the query that makes a read; its key begins with the operationId, for two services may have one path. */
function queryOptionsOf(verb: GeneratorVerbOptions, { operationId }: SpecOperation): string {
  const given = givenTo(verb);
  const key = [
    `'${operationId}'`,
    ...given.map(({ name, isOptional }) => (isOptional ? `...(${name} ? [${name}] : [])` : name)),
  ].join(', ');
  return [
    `/** Query: ${operationId}. */`,
    `export const get${pascal(operationId)}QueryOptions = (${given.map(({ definition }) => definition).join(', ')}) =>`,
    `  readOptions([${key}], ({ signal }) => ${operationId}(${[...given.map(({ name }) => name), '{ signal }'].join(', ')}));`,
  ].join('\n');
}

function mutationHookOf(verb: GeneratorVerbOptions, operation: SpecOperation): string {
  const { operationId } = operation;
  const given = givenTo(verb);
  const names = given.map(({ name }) => name).join(', ');
  const variables = given.length > 0 ? `{ ${given.map(({ definition }) => definition).join('; ')} }` : 'void';
  return [
    `/** Hook: ${operationId}. */`,
    `export const use${pascal(operationId)} = (options?: HookOptions<${resultOf(verb, operation)}, ${variables}>) =>`,
    `  useMutation({ ...options, mutationFn: (${given.length > 0 ? `{ ${names} }: ${variables}` : ''}) => ${operationId}(${names}) });`,
  ].join('\n');
}

function docOf({ summary, originalOperation }: GeneratorVerbOptions): string {
  const lines = [summary, originalOperation.description].flatMap((text) =>
    text
      ? [
          String(text)
            .trim()
            .replaceAll('*/', '*\\/')
            .replaceAll(/\s*\n\s*/g, ' '),
        ]
      : [],
  );
  return lines.length > 0 ? `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */\n` : '';
}

function importsOf({ response, body, queryParams, headers }: GeneratorVerbOptions) {
  const types = [
    ...body.imports,
    ...(queryParams ? [{ name: queryParams.schema.name }] : []),
    ...(headers ? [{ name: headers.schema.name }] : []),
  ];
  const answers = response.imports.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(response.definition.success));
  return [
    ...types.map(({ name }) => ({ name })),
    ...answers.map(({ name }) => ({ name, values: name === response.definition.success })),
  ];
}
