/** Parts of an OpenAPI document that are read. */
export interface SpecDocument {
  paths: Record<
    string,
    Record<string, { operationId?: string; responses?: Record<string, { content?: Record<string, SpecMedia> }> }>
  >;
}

interface SpecMedia {
  schema?: { $ref?: string };
  examples?: Record<string, { value?: unknown }>;
}

/** JSON that an operation answers when it succeeds. */
export interface JsonAnswer {
  operationId: string;
  status: string;
  /** The component that describes it; a schema that stands in the answer itself has no name and gets no validator. */
  schema?: string;
  /** It may answer a file or nothing instead: callers bring the validator. */
  isMixed: boolean;
  examples: Record<string, unknown>;
}

/** The successes of a spec that are JSON. */
export function jsonAnswers({ paths }: SpecDocument): JsonAnswer[] {
  return Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, responses = {} }) => {
      if (operationId === undefined) return [];
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      return successes.flatMap(([status, { content = {} }]) => {
        const json = content['application/json'];
        if (!json) return [];
        const schema = json.schema?.$ref?.split('/').pop();
        const examples = Object.fromEntries(
          Object.entries(json.examples ?? {}).map(([name, { value }]) => [name, value]),
        );
        return [
          {
            operationId,
            status,
            ...(schema !== undefined && { schema }),
            isMixed: Object.keys(content).length > 1,
            examples,
          },
        ];
      });
    }),
  );
}

/**
 * Answers that the generated client takes unchecked. The generator drops validators without a word: of answers that are
 * described in place, of successes of different shape, of components that are null or something else.
 *
 * @param hooks the generated client of that spec
 * @returns one line each
 */
export function validatorFaults(document: SpecDocument, hooks: string): string[] {
  return jsonAnswers(document).flatMap(({ operationId, status, schema, isMixed }) => {
    if (schema === undefined) return [`${operationId} ${status}: the schema has no name`];
    const call = callOf(operationId, hooks);
    if (call === undefined) return [`${operationId} is not generated`];
    if (isMixed) return /\banswer: 'file'/.test(call) ? [] : [`${operationId} ${status}: a file that is read as JSON`];
    return new RegExp(`\\bschema: ${schema}\\b`).test(call)
      ? []
      : [`${operationId} ${status}: generated without the validator ${schema}`];
  });
}

/** Calls of an operation without a validator, where the generated client has none of its own. */
export function uncheckedCalls(operationId: string, source: string): string[] {
  const calls = [...source.matchAll(new RegExp(`\\b${operationId}\\(.*$`, 'gm'))].map(([call]) => call);
  return calls.filter((call) => !/\bschema: \w/.test(call));
}

function callOf(operationId: string, hooks: string): string | undefined {
  const begin = hooks.indexOf(`operationId: '${operationId}'`);
  if (begin < 0) return undefined;
  const end = hooks.indexOf('\n}', begin);
  return hooks.slice(begin, end < 0 ? undefined : end);
}
