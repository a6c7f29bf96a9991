import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  GraphQLError,
  Kind,
  parse,
  separateOperations,
  stripIgnoredCharacters,
  print,
  validate,
} from 'graphql';

/**
 * The module with the texts of the queries of `<slug>.graphql`, each with the fragments that it needs and without a space too
 * many; undefined for a service without such a file.
 * @throws Error naming file and line when one of the files cannot be read, or a query does not fit `<slug>-schema.graphql`
 */
export function graphqlDocuments(folder: string, slug: string): string | undefined {
  const file = join(folder, `${slug}.graphql`);
  if (!existsSync(file)) return undefined;
  const document = withPlace(file, parse);
  const schema = withPlace(join(folder, `${slug}-schema.graphql`), buildSchema);
  const [fault] = validate(schema, document);
  if (fault) throw placed(file, fault);
  const names = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
  );
  const texts = separateOperations(document);
  const constants = names.map(
    (name) =>
      `export const ${name.toUpperCase()}_QUERY =\n  '${stripIgnoredCharacters(print(texts[name] ?? document))}';\n`,
  );
  return [`// From openapi/${slug}.graphql by npm run generate.\n`, ...constants].join('\n');
}

function withPlace<Result>(file: string, read: (text: string) => Result): Result {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw error instanceof GraphQLError ? placed(file, error) : error;
  }
}

function placed(file: string, error: GraphQLError): Error {
  const line = error.locations?.[0]?.line;
  return new Error(`${file}${line === undefined ? '' : `:${line}`}: ${error.message}`, { cause: error });
}
