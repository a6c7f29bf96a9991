import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { extent, seed } from '../../tests/resilience/extent.ts';
import { wholeContract } from '../pact-files/kinds.ts';
import { operationOf, pactServices } from '../pact-files/pact-file.ts';
import { undescribed } from '../support/case-kinds.ts';
import { createDrawing } from './bodies.ts';
import { differenceOf } from './difference.ts';
import { seedOf } from './drawn.ts';
import { subjectOf, type Tried } from './subject.ts';
import { openTrials, type TrialRunner } from './trial.ts';

/** Bodies for each schema. */
const AMOUNT = extent === 'all' ? 10_000 : 100;

/** Differences between app and contract that are meant; all others are faults. */
const AGREEMENTS = {
  'address of the browser':
    'The browser opens more than a contract asks for: hosts of other scripts, `https:a`, `urn:…`, spaces around an address.',
  'digits of Pact':
    'A whole number with a fraction of zero, of more digits in all than 2^53: Pact reads one that is a hair beside it.',
  'not compared':
    'A contract does not compare items of a list that it holds without any, or entries of a map that it does not name.',
} as const;

let trials: TrialRunner;
let tried = 0;
let taken = 0;
const agreed = new Map<string, number>();

beforeAll(async () => {
  trials = await openTrials({ lanes: 1 });
});
afterAll(async () => {
  await trials.close();
  console.log(
    `F12: ${tried} bodies of ${schemas.length} schemas, of which app and contract take ${taken}; seed ${seed}`,
  );
  for (const [name, times] of agreed) console.log(`  ${times} × ${name}`);
});

const schemas = pactServices().flatMap((service) => {
  const pins = new Map<string, string[]>();
  for (const { operationId, status, description } of answersOf(service)) {
    const pin = `${operationId} ${status}`;
    pins.set(pin, [...(pins.get(pin) ?? []), description]);
  }
  return [...pins].map(([pin, descriptions]) => ({ service, pin, descriptions }));
});

/** The answers of a contract with which an operation succeeds with JSON, and its messages. */
function answersOf(service: string): { operationId: string; status: number; description: string }[] {
  return (wholeContract(service)?.interactions ?? []).flatMap((interaction) => {
    const { status, body } =
      'response' in interaction ? interaction.response : { status: 200, body: interaction.contents };
    if (status >= 300 || body?.content === undefined || body.encoded) return [];
    return [{ operationId: operationOf(interaction), status, description: interaction.description }];
  });
}

test.each(schemas)(
  'F12 R6 $service $pin: the contract takes a body if and only if the app does',
  async ({ service, descriptions }) => {
    const contract = wholeContract(service);
    if (!contract) throw new Error('There is no contract.');
    const { interactions, spec, app } = await subjectOf(contract);
    const own = interactions.filter(({ description }) => descriptions.includes(description));
    const amount = Math.ceil(AMOUNT / own.length);
    let triedHere = 0;
    for (const interaction of own) expect(await firstFault(interaction, amount)).toBeUndefined();
    expect(triedHere, 'bodies that were tried').toBeGreaterThan(0);
    tried += triedHere;

    async function firstFault(interaction: Tried, wanted: number): Promise<string | undefined> {
      const { response, description } = interaction;
      const operationId = operationOf(interaction);
      const schema = spec.operations.get(operationId)?.responses.get(response.status)?.schema;
      if (!schema) throw new Error(`${operationId} has no schema.`);
      const draw = createDrawing(response, schema, createRandom(seed + seedOf(description)));
      const drawn = Array.from({ length: wanted }, draw);
      const headers = { 'Content-Type': 'application/json' };
      const react = (body: string) => app(operationId, { status: response.status, headers, body });
      const first = await react(JSON.stringify(response.body?.content));
      // A refusal that comes as a success holds its code alone; what no schema describes the sandbox alone is asked for.
      if (first.is !== 'value' || undescribed(schema, response.body?.content).length > 0) return undefined;
      const [complaints = []] = await trials.complaints([
        { expected: response, bodies: drawn.map(({ text }) => text) },
      ]);
      for (const [at, { text, made }] of drawn.entries()) {
        const difference = differenceOf(first, await react(text), response);
        const told = complaints[at] ?? [];
        triedHere += 1;
        if ((difference === undefined) === (told.length === 0)) {
          taken += Number(difference === undefined);
          continue;
        }
        const agreement = agreementOf(difference, told, response.body?.content, text);
        if (agreement === undefined)
          return `${description}: ${made}: ${difference ?? `the contract: ${told.join('; ')}`}\nbody: ${text.slice(0, 2000)}\nagain: RESILIENCE_SEED=${seed}${extent === 'all' ? ' RESILIENCE=all' : ''}`;
        agreed.set(agreement, (agreed.get(agreement) ?? 0) + 1);
      }
      return undefined;
    }
  },
  extent === 'all' ? 600_000 : 120_000,
);

function agreementOf(
  difference: string | undefined,
  told: readonly string[],
  content: unknown,
  text: string,
): keyof typeof AGREEMENTS | undefined {
  if (difference !== undefined) return holdsMore(content, JSON.parse(text)) ? 'not compared' : undefined;
  if (told.every(isOfAddress)) return 'address of the browser';
  const isInexact = told.every((complaint) => /Expected '-?\d{14,16}\.\d+' to match/.test(complaint));
  return isInexact && /\d{14,16}\.0{1,3}(?!\d)/.test(text) ? 'digits of Pact' : undefined;
}

/** Whether a complaint is about how an address is written, or about spaces around it. */
function isOfAddress(complaint: string): boolean {
  const [, got, wanted] = /Expected '(\s*\w+:.*)' \(String\) to be equal to '(.*)' \(String\)/s.exec(complaint) ?? [];
  return complaint.includes('+.-]*://') || (got !== undefined && got.trim() === wanted);
}

/** Whether a body has items in a list that has none in the contract, or fields that the contract does not hold. */
function holdsMore(content: unknown, body: unknown): boolean {
  if (typeof content !== 'object' || content === null || typeof body !== 'object' || body === null) return false;
  if (Array.isArray(content))
    return Array.isArray(body) && body.some((item) => content.length === 0 || holdsMore(content[0], item));
  return Object.entries(body).some(
    ([name, part]) => !Object.hasOwn(content, name) || holdsMore(Reflect.get(content, name), part),
  );
}
