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
import { literal } from './client.ts';

/**
 * The module with the texts of the queries of `<slug>.graphql`, each with the fragments that it needs and without a space too
 * many; undefined for a service without such a file.
 * @throws Error naming file and line when one of the files cannot be read, or a query does not fit `<slug>-schema.graphql`
 */
export function graphqlDocuments(folder: string, slug: string): string | undefined {
  const file = join(folder, `${slug}.graphql`);
  if (!existsSync(file)) return undefined;
  const document = readGraphQl(fileAt(file), parse);
  const schema = readGraphQl(fileAt(join(folder, `${slug}-schema.graphql`)), buildSchema);
  const [fault] = validate(schema, document);
  if (fault) throw placed(file, fault);
  const names = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
  );
  const texts = separateOperations(document);
  const constants = names.map(
    (name) =>
      `export const ${name.toUpperCase()}_QUERY =\n  ${literal(stripIgnoredCharacters(print(texts[name] ?? document)))};\n`,
  );
  return [`// From openapi/${slug}.graphql by npm run generate.\n`, ...constants].join('\n');
}

/** One file of a GraphQL service. */
export interface GraphQlFile {
  path: string;
  text: string;
}

/**
 * Result of reading a file: a document, a schema.
 * @throws Error naming the file, and the line of a syntax error
 */
export function readGraphQl<Result>({ path, text }: GraphQlFile, read: (text: string) => Result): Result {
  try {
    return read(text);
  } catch (error) {
    throw placed(path, error);
  }
}

function fileAt(path: string): GraphQlFile {
  return { path, text: readFileSync(path, 'utf8') };
}

function placed(file: string, error: unknown): Error {
  const line = error instanceof GraphQLError ? error.locations?.[0]?.line : undefined;
  const message = error instanceof Error ? error.message : String(error);
  return new Error(`${file}${line === undefined ? '' : `:${line}`}: ${message}`, { cause: error });
}
