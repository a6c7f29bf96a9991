import { basename } from 'node:path';
import {
  BaseResolver,
  createConfig,
  getLineColLocation,
  lintDocument,
  type Document,
  type normalizeTypes,
  type StyleguideConfig,
} from '@redocly/openapi-core';
import { parsedFile, readDocument } from '#sandbox/spec/read-document.ts';
import { isMessageSpec } from '../../contracts/support/spec-files.ts';
import specPlugin from '../lint/spec-plugin.ts';

/** Rules of the linter without which generated code is wrong, or there is none; the others are asked by `npm run lint:specs`. */
const RULES = [
  'struct',
  'no-enum-type-mismatch',
  'no-identical-paths',
  'no-schema-type-mismatch',
  'operation-parameters-unique',
  'path-declaration-must-exist',
  'path-not-include-query',
  'path-parameters-defined',
];

/**
 * Refuses files that are no specs, or not valid OpenAPI or AsyncAPI, as the generators name no line of those, and
 * patterns that do not compile, which they would write into code that fails where it is imported.
 * @throws Error with a line for each fault: file, line and what is wrong there
 */
export async function refuseMalformed(files: readonly string[]): Promise<void> {
  const { styleguide } = await createConfig({
    plugins: [specPlugin(), messageVersions],
    rules: errors(['house/regular-expressions', 'house/schema-names', 'house/type-lists']),
    oas3_0Rules: errors(RULES),
    oas3_1Rules: errors(RULES),
    async3Rules: errors(['struct']),
  });
  const faults = (await Promise.all(files.map((file) => faultsIn(file, styleguide).catch(placedIn(file))))).flat();
  if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
}

type Types = Parameters<typeof normalizeTypes>[0];

/** Types for AsyncAPI: the library knows 3.0 alone, and what 3.1 adds says nothing of what is generated. */
const messageVersions = {
  id: 'messages',
  typeExtension: {
    async3: ({ Root, ...types }: Types): Types => ({
      ...types,
      ...(Root && { Root: { ...Root, properties: { ...Root.properties, asyncapi: { type: 'string' } } } }),
    }),
  },
};

function errors(rules: readonly string[]): Record<string, 'error'> {
  return Object.fromEntries(rules.map((rule) => [rule, 'error']));
}

/** Handler of an error of the reader or the linter: throws it as a fault of the file where it names no place. */
function placedIn(file: string): (error: unknown) => never {
  return (error) => {
    const said = error instanceof Error ? error.message : String(error);
    throw /\.yaml:\d+: /.test(said) ? error : new Error(`${file}:1: ${said}`, { cause: error });
  };
}

async function faultsIn(file: string, config: StyleguideConfig): Promise<string[]> {
  const document = parsedFile(file);
  const fault = versionFault(file, document);
  if (fault !== undefined) return [fault];
  // The linter ends on some references that lead nowhere.
  void readDocument(file);
  const problems = await lintDocument({ document, config, externalRefResolver: new BaseResolver() });
  return problems
    .map(({ message, location: [place] }) => ({ message, line: place ? getLineColLocation(place).start.line : 1 }))
    .sort((one, other) => one.line - other.line)
    .map(({ message, line }) => `${file}:${line}: ${message}`);
}

/** Problem of a document whose version the linter knows no rules for, such as one that is empty. */
function versionFault(file: string, { parsed, source }: Document): string | undefined {
  const name = isMessageSpec(basename(file)) ? 'asyncapi' : 'openapi';
  const version: unknown = Object(parsed)[name];
  if (typeof version === 'string' && /^3\.[01]\.\d+$/.test(version)) return undefined;
  if (version === undefined) return `${file}:1: no spec: \`${name}: 3.1.0\` is missing`;
  const { line } = getLineColLocation({ source, pointer: `#/${name}` }).start;
  return `${file}:${line}: \`${name}\` is ${JSON.stringify(version)} and has to be a version of 3.0 or 3.1, such as 3.1.0`;
}
