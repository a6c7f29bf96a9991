import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PACTS = join(import.meta.dirname, '../../../contracts/pacts');

type Pact = {
  provider?: { name?: string };
  interactions?: { description: string; providerStates?: { name: string }[] }[];
};

const known = new Map<string, ReadonlyMap<string, string[]>>();

/** Which contracts ask for which state, as `service: description of the interaction`. A folder is read once in a process. */
export function contractsByState(folder = PACTS): ReadonlyMap<string, string[]> {
  const usage = known.get(folder) ?? readUsage(folder);
  known.set(folder, usage);
  return usage;
}

function readUsage(folder: string): Map<string, string[]> {
  const usage = new Map<string, string[]>();
  if (!existsSync(folder)) return usage;
  // Those of its folder `client` too: they are verified against the sandbox alone.
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const { provider, interactions = [] } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Pact;
    for (const { description, providerStates = [] } of interactions) {
      for (const { name } of providerStates) {
        usage.set(name, [...(usage.get(name) ?? []), `${provider?.name ?? file}: ${description}`]);
      }
    }
  }
  return usage;
}
