import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  isAboutCalls,
  isMessage,
  statusRuleOf,
  type Contract,
  type Pact,
  type PactInteraction,
} from '../pact-files/pact-file.ts';
import { UsageError } from './arguments.ts';
import { reasonOf } from '../support/reason.ts';
import { allowedBy, danglingIn, namesOfStatus, statusesOf } from './allowed-answers.ts';
import { placesIn, specOf, type Places, type SpecDocument } from './spec-places.ts';

/** Differences between a service's own description and what the app asks of it. */
export interface Comparison {
  provider: string;
  openapi: string;
  outcome: 'passed' | 'failed';
  interactions: ComparedInteraction[];
  /** Address path before the paths of the description, where they agree best so. */
  below?: string;
  /** Faults that are about no single interaction. */
  other: string[];
}

export interface ComparedInteraction {
  description: string;
  contradictions: string[];
  /** Places of the answer of which the description says nothing: they are not compared. */
  open?: string[];
  /** The status of the answer that was compared, where the description has another than the contract that is as good. */
  status?: number;
}

/**
 * Holds a service's own OpenAPI (or, of a service that sends messages, AsyncAPI) against a contract, without running it.
 * @throws UsageError when the file cannot be read or is no such document
 */
export async function compare(contract: Contract, file: string): Promise<Comparison> {
  const document = readDocument(file, isAboutCalls(contract) ? ['openapi', 'swagger'] : ['asyncapi']);
  const places = placesIn(document as SpecDocument);
  const dangling = danglingIn(places, document);
  if (dangling.length > 0)
    throw new UsageError(`--openapi ${file} has references that lead nowhere: ${dangling.join('; ')}`);
  const { messageContradictions } = await import('../pact-files/conformance.ts');
  let best: Held = { faults: [], below: '', interactions: contract.interactions };
  try {
    if (isAboutCalls(contract))
      for (const [at, reading] of readingsOf(document).entries()) {
        const held = await heldAgainst(reading, contract, places);
        if (at === 0 || held.faults.length < best.faults.length) best = held;
      }
    else best.faults = await messageContradictions(document, contract);
  } catch (error) {
    throw new UsageError(`${file} cannot be compared: ${reasonOf(error)}`);
  }
  const { faults: found, below } = best;
  const spec = specOf(contract.provider.name);
  const interactions = contract.interactions.map((interaction, at): ComparedInteraction => {
    const { description } = interaction;
    const described = best.interactions[at] ?? interaction;
    const { contradictions: more, open } = spec
      ? allowedBy(places, spec, interaction, below, described)
      : { contradictions: [], open: [] };
    return {
      description,
      contradictions: [...linesOf(description, found), ...more],
      ...(open.length > 0 && { open }),
      ...(!isMessage(described) && described !== interaction && { status: described.response.status }),
    };
  });
  const known = new Set(
    interactions.flatMap(({ description, contradictions: own }) => own.map((one) => `${description}: ${one}`)),
  );
  const isBad = found.length > 0 || interactions.some(({ contradictions: own }) => own.length > 0);
  return {
    provider: contract.provider.name,
    openapi: file,
    outcome: isBad || interactions.length === 0 ? 'failed' : 'passed',
    interactions,
    ...(below !== '' && { below }),
    other: found.filter((line) => !known.has(line)),
  };
}

/** A comparison as lines. */
export function comparisonLines({ provider, openapi, outcome, interactions, below, other }: Comparison): string[] {
  const bad = interactions.filter(({ contradictions }) => contradictions.length > 0);
  return [
    ...bad.map(({ description, contradictions }) => [`✗ ${description}`, ...contradictions].join('\n    ')),
    ...other.map((line) => `✗ ${line}`),
    ...openLines(interactions),
    `${provider}: ${interactions.length - bad.length} of ${interactions.length} interactions agree with ${openapi}${below === undefined ? '' : `, its paths below ${below}`}: ${outcome}`,
  ];
}

/** Lines on what a description leaves open, once for the answers of an operation with one status. */
function openLines(interactions: ComparedInteraction[]): string[] {
  const byAnswer = Map.groupBy(interactions, ({ description }) => description.replace(/:.*$/s, ''));
  return [...byAnswer].flatMap(([answer, all]) => {
    const places = [...new Set(all.flatMap(({ open = [] }) => open))];
    return places.length > 0 ? [`? ${answer}: your description says nothing of ${places.join(', ')}`] : [];
  });
}

interface Description {
  paths: Record<string, Record<string, { operationId?: string }>>;
  info?: object;
  basePath?: string;
  servers?: { url?: string; variables?: Record<string, { default?: string; enum?: string[] }> }[];
}

/** A description whose paths begin with one of its base paths, or with none. */
interface Reading {
  below: string;
  document: Description;
}

/** Result of comparing a contract with a reading. */
interface Held {
  faults: string[];
  below: string;
  /** Its interactions, with the statuses that the reading has of them. */
  interactions: Contract['interactions'];
}

/**
 * Holds a contract against a reading of a description. An interaction is compared with each status that its rule takes, where the
 * description does not have its own, and the one that contradicts least counts.
 */
async function heldAgainst({ below, document }: Reading, contract: Pact, places: Places): Promise<Held> {
  const { contradictions } = await import('../pact-files/conformance.ts');
  const service = { slug: contract.provider.name, document, operations: new Map() };
  const readings = contract.interactions.map((interaction) => {
    const statuses = statusesToTry(places, interaction, below);
    return statuses.length === 0
      ? [interaction]
      : statuses.map((status) => ({ ...interaction, response: { ...interaction.response, status } }));
  });
  const rounds: { interactions: PactInteraction[]; faults: string[] }[] = [];
  for (let round = 0; round < Math.max(1, ...readings.map(({ length }) => length)); round += 1) {
    const interactions = readings.flatMap((reading) => reading[round] ?? reading[0] ?? []);
    rounds.push({ interactions, faults: await contradictions(service, { ...contract, interactions }) });
  }
  const chosen = contract.interactions.map((interaction, at) =>
    rounds
      .map(({ interactions, faults }) => ({
        interaction: interactions[at] ?? interaction,
        lines: faults.filter((line) => line.startsWith(`${interaction.description}: `)),
      }))
      .reduce((one, other) => (other.lines.length < one.lines.length ? other : one)),
  );
  const isOfSome = (line: string) =>
    contract.interactions.some(({ description }) => line.startsWith(`${description}: `));
  return {
    faults: [...chosen.flatMap(({ lines }) => lines), ...(rounds[0]?.faults ?? []).filter((line) => !isOfSome(line))],
    below,
    interactions: chosen.map(({ interaction }) => interaction),
  };
}

/** Statuses that are as good as that of an interaction and that a description has; none where it has that one, or none of them. */
function statusesToTry(places: Places, interaction: PactInteraction, below: string): number[] {
  const rule = statusRuleOf(interaction);
  const described = statusesOf(places, interaction, below);
  if (rule === undefined || namesOfStatus(interaction.response.status).some((name) => described.includes(name)))
    return [];
  return described
    .map(Number)
    .filter((status) => (rule === 'success' ? status >= 200 && status < 300 : rule.includes(status)));
}

/** Lines on an interaction, without its name. */
function linesOf(description: string, faults: readonly string[]): string[] {
  return faults.filter((line) => line.startsWith(`${description}: `)).map((line) => line.slice(description.length + 2));
}

/**
 * The ways to read a description, since the paths of a contract follow `--base-url`, which may or may not have the path of the service's
 * `servers` (OpenAPI 3) or `basePath` (Swagger 2). All of a contract is held against one of them: no address serves paths of two.
 */
function readingsOf(document: Description): Reading[] {
  const { basePath, ...rest } = document;
  const urls = basePath === undefined ? (document.servers ?? []).flatMap(addressesOf) : [basePath];
  const found = new Set(urls.map(pathOf).filter((path) => path !== ''));
  return [
    { below: '', document: rest },
    ...[...found].map((below) => ({
      below,
      // The comparator's own option for it.
      document: { ...rest, info: { ...rest.info, 'x-opc-config-base-path': below } },
    })),
  ];
}

/** The addresses of a server, with each value that its variables may have. */
function addressesOf({ url = '', variables = {} }: NonNullable<Description['servers']>[number]): string[] {
  return Object.entries(variables).reduce(
    (urls, [name, { default: usual = '', enum: values = [usual] }]) =>
      urls.flatMap((one) => values.map((value) => one.replaceAll(`{${name}}`, () => String(value)))),
    [url],
  );
}

/** The path of an address, which may be relative; without the last slash, for the paths of a description begin with one. */
function pathOf(url: string): string {
  return URL.canParse(url, 'http://service') ? new URL(url, 'http://service').pathname.replace(/\/+$/, '') : '';
}

function readDocument(file: string, kinds: string[]): Description {
  let document: unknown;
  try {
    // JSON is YAML, too.
    document = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 });
  } catch (error) {
    throw new UsageError(`--openapi ${file} cannot be read: ${reasonOf(error)}`);
  }
  if (typeof document !== 'object' || document === null || !kinds.some((kind) => kind in document))
    throw new UsageError(`--openapi ${file} is no document with "${kinds.join('" or "')}".`);
  return { paths: {}, ...document };
}
