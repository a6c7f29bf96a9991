import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, Kind, parse, separateOperations, stripIgnoredCharacters, print, validate } from 'graphql';

/**
 * The module with the texts of the queries of `<slug>.graphql`, each with the fragments that it needs and without a space too
 * many; undefined for a service without such a file.
 * @throws Error naming the file when a query does not fit `<slug>-schema.graphql`
 */
export function graphqlDocuments(folder: string, slug: string): string | undefined {
  const file = join(folder, `${slug}.graphql`);
  if (!existsSync(file)) return undefined;
  const document = parse(readFileSync(file, 'utf8'));
  const [fault] = validate(buildSchema(readFileSync(join(folder, `${slug}-schema.graphql`), 'utf8')), document);
  if (fault) throw new Error(`${file}: ${fault.message}`);
  const names = document.definitions.flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : []));
  const texts = separateOperations(document);
  const constants = names.map((name) => `export const ${name.toUpperCase()}_QUERY =\n  '${stripIgnoredCharacters(print(texts[name] ?? document))}';\n`);
  return [`// From openapi/${slug}.graphql by npm run generate.\n`, ...constants].join('\n');
}
