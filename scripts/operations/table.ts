import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf, documentedCalls, type Exception } from '../../contracts/coverage/coverage.ts';
import { wholeContract } from '../../contracts/pact-files/kinds.ts';
import { readSpec } from '../../contracts/support/spec.ts';
import { readSpecs } from '../generation/specs.ts';
import { usersOfOperations, type Users } from './users.ts';

/** From a spec to a screen: what becomes of one operation. */
interface Row extends Users {
  operationId: string;
  /** Statuses that the service's contract holds. */
  statuses: string[];
  /** Reason why no page calls it, and who does instead. */
  caller?: string;
}

/**
 * The page docs/operations.md: each operation of each service, where it is used, what its contract holds, which pages and
 * forms it reaches.
 * @param root folder of the project
 * @throws Error naming operations that no page calls without a reason in their spec, and those that have a page and a reason
 */
export function operationsPage(root: string): string {
  const users = usersOfOperations(root);
  const services = readSpecs(join(root, 'openapi')).map(({ slug, operations }) => {
    const statuses = coveredStatuses(root, slug);
    const rows = operations.map(({ operationId, caller }): Row => ({
      operationId,
      ...(users.get(operationId) ?? { files: [], screens: [], forms: [] }),
      statuses: statuses.get(operationId) ?? [],
      ...(caller !== undefined && { caller }),
    }));
    return { slug, rows };
  });
  const all = services.flatMap(({ rows }) => rows);
  const named = (rows: Row[]) => rows.map(({ operationId }) => operationId).join(', ');
  const unused = all.filter(({ screens, caller }) => screens.length === 0 && caller === undefined);
  if (unused.length > 0)
    throw new Error(`No page comes to call ${named(unused)}, and no spec says why not (x-client.caller)`);
  const both = all.filter(({ screens, caller }) => screens.length > 0 && caller !== undefined);
  if (both.length > 0)
    throw new Error(`The app calls ${named(both)}, although the spec says that it does not (x-client.caller)`);
  const used = all.filter(({ caller }) => caller === undefined).length;
  return [
    INTRODUCTION,
    `${all.length} operations of ${services.length} services: the app calls ${used}, ${all.length - used} have no page, and their lines say why.`,
    ...services.map(sectionOf),
  ]
    .join('\n\n')
    .concat('\n');
}

const INTRODUCTION = `# From a spec to a screen

What becomes of each operation: the files that name what is generated of it, the statuses that its contract holds, and the pages
and forms that it reaches from there. "Every page" is drawn around all of them; "actions of selected photos" are in every list of
photos, on every page that opens one; "behind every page" starts once the first page stands.

Written by \`npm run operations\` from the specs, the contracts and the code: the declarations that name one another, from what is
generated up to the pages. A test compares.`;

function sectionOf({ slug, rows }: { slug: string; rows: Row[] }): string {
  const lines = rows.map(({ operationId, files, statuses, screens, forms, caller }) => {
    const reached = caller ?? [...screens, ...forms.map((form) => `*${form}*`)].join(', ');
    return `| ${operationId} | ${files.map((file) => file.replace(/^src\//, '')).join(', ')} | ${statuses.join(' ')} | ${reached} |`;
  });
  return [
    `## ${slug}`,
    '',
    '| operation | named in src/ | contract | pages, *forms* |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n');
}

function coveredStatuses(root: string, slug: string): Map<string, string[]> {
  const contracts = join(root, 'contracts');
  const exceptions: Exception[] = JSON.parse(readFileSync(join(contracts, 'exceptions.json'), 'utf8'));
  const { cells } = coverageOf(documentedCalls(readSpec(slug)), wholeContract(slug), {}, exceptions);
  const statuses = new Map<string, string[]>();
  for (const { operation, pin, state } of cells)
    if (state === 'covered') statuses.set(operation, [...(statuses.get(operation) ?? []), pin]);
  return statuses;
}
