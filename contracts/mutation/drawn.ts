import * as fc from 'fast-check';
import { createRandom } from '#lib/random.ts';
import { validBody } from '../../tests/resilience/schemas/valid-bodies.ts';
import type { Schema } from '../support/spec.ts';
import { numberAs, type Candidate } from './candidates.ts';

/** Number of values drawn of each place's schema, and of each pattern that the contract has for it. */
const DRAWN = 3;

/**
 * Candidates drawn for a place: values that its schema allows, which the contract must take where the app does, and
 * values that fit a pattern of the contract, which the app must take likewise. They are the same for the same place, so
 * that a failure is there again.
 */
export function drawnFor(
  value: unknown,
  schemas: readonly Schema[],
  patterns: readonly string[],
  of: string,
): Candidate[] {
  const seed = seedOf(of);
  const random = createRandom(seed);
  const [schema] = schemas;
  const allowed = schema === undefined ? [] : Array.from({ length: DRAWN }, () => validBody(schema, random));
  const fits = patterns.map((pattern) => new RegExp(pattern));
  const fitting = fits
    .flatMap((pattern) => fc.sample(fc.stringMatching(pattern), { seed, numRuns: DRAWN }))
    .filter((text) => fits.every((pattern) => pattern.test(text)));
  return [
    ...allowed.map((one) => ({ kind: 'drawn from the schema', value: readable(one) })),
    ...fitting.flatMap((text) =>
      typeof value === 'number'
        ? numberWritten(text)
        : [{ kind: 'drawn from the contract', value: text.toWellFormed() }],
    ),
  ];
}

/** Pact reads no half of a character. */
export function readable(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null', (_name, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );
}

/** A number as its pattern has it, digit for digit; none where JSON has no such number. */
function numberWritten(text: string): Candidate[] {
  try {
    return [{ kind: 'drawn from the contract', value: numberAs(text) }];
  } catch {
    return [];
  }
}

/** A number for a text. */
export function seedOf(text: string): number {
  let value = 0;
  for (const character of text) value = (Math.imul(value, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return value & 0x7fffffff;
}
