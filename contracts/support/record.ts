import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kind } from './case-kinds.ts';
import { idsFromStates, idsInAnswer, type RecordedRequest } from './ids-from-states.ts';
import { kindOf, serveWithPact, type Interaction } from './interaction.ts';

/** Folder of the recorded cases: a folder per kind, in it one per service, in it one per case, in it one pact file. */
const RECORDED = process.env.CONTRACTS_RECORDED ?? join(import.meta.dirname, '../../.cache/contracts/recorded');

/**
 * Serves an interaction, and others beside it, while `act` runs, and records that one interaction.
 * See: [Note: One folder per case]
 */
export async function record<Value>(
  service: string,
  interaction: Interaction,
  beside: Interaction[],
  act: (mockUrl: string) => Promise<Value>,
): Promise<Value> {
  const kind = kindOf(interaction);
  const own = recordingFolder(kind, service, `${interaction.operation.operationId}-${interaction.status}`);
  const value = await serveWithPact(service, [interaction, ...beside], own, act);
  keepOnly(kind, own, interaction);
  return value;
}

/** An interaction as Pact writes it. */
interface Recorded {
  description: string;
  request: RecordedRequest;
  response: RecordedAnswer;
  providerStates?: { params?: Record<string, unknown> }[];
}

interface RecordedAnswer {
  status: number;
  body?: { content?: unknown };
  generators?: object;
  matchingRules?: { status?: object; body?: Record<string, unknown> };
}

/**
 * [Note: Statuses that are equivalent] Statuses that make no difference to the app: any success, for it takes what
 * comes with it; 404 and 410, where the spec gives them a meaning.
 */
function statusRule({ status, operation }: Interaction): object | undefined {
  if (!operation.isGenerated) return undefined;
  const isMissing = operation.takesMissing && (status === 404 || status === 410);
  const alike = status < 300 ? 'success' : isMissing ? [404, 410] : undefined;
  return alike && { combine: 'AND', matchers: [{ match: 'statusCode', status: alike }] };
}

/** A new folder, in which one case leaves one pact file. */
export function recordingFolder(kind: Kind, service: string, name: string): string {
  const folder = join(RECORDED, kind, service);
  mkdirSync(folder, { recursive: true });
  return mkdtempSync(join(folder, `${name}-`));
}

/** Serves interactions that other cases record. */
export async function serve<Value>(
  service: string,
  interactions: Interaction[],
  act: (mockUrl: string) => Promise<Value>,
): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  try {
    return await serveWithPact(service, interactions, folder, act);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/*
 * [Note: One folder per case]
 * Test files run in processes of their own, and Pact merges into a file that is there already without a lock: with one
 * file for all, interactions get lost while every test is green. So no two cases ever write to the same file, and
 * scripts/contracts-run.ts merges what they wrote.
 */
function keepOnly(kind: Kind, folder: string, own: Interaction): void {
  const { description } = own;
  const status = statusRule(own);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const pact: { interactions: Recorded[] } = JSON.parse(readFileSync(file, 'utf8'));
    pact.interactions = pact.interactions.filter((interaction) => interaction.description === description);
    for (const { response } of status ? pact.interactions : [])
      response.matchingRules = { ...response.matchingRules, status };
    for (const { request, response, providerStates = [] } of kind === 'provider' ? pact.interactions : []) {
      const generators = idsFromStates(request, providerStates);
      if (generators) request.generators = generators;
      const asked = idsInAnswer(response.body?.content, response.matchingRules?.body ?? {}, providerStates);
      if (asked) response.generators = asked;
    }
    writeFileSync(file, JSON.stringify(pact));
  }
}
