import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveWithPact, type Interaction } from './interaction.ts';

/** Folder of the recorded cases: a folder per service, in it one per case, in it one pact file. */
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
  const own = recordingFolder(service, `${interaction.operation.operationId}-${interaction.status}`);
  const value = await serveWithPact(service, [interaction, ...beside], own, act);
  keepOnly(own, interaction.description);
  return value;
}

/** A new folder, in which one case leaves one pact file. */
export function recordingFolder(service: string, name: string): string {
  const folder = join(RECORDED, service);
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
function keepOnly(folder: string, description: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const pact: { interactions: { description: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
    pact.interactions = pact.interactions.filter((interaction) => interaction.description === description);
    writeFileSync(file, JSON.stringify(pact));
  }
}
