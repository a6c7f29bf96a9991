import { faultKinds } from './faults.ts';
import { operationNamed, operationOf } from './operations.ts';

const HEAD = `# The fault matrix

What a customer sees when a call fails: every operation that a page or a step calls, with every kind of failure (R1). Each line was
run in Chromium against the sandbox and has been read; \`npm run test:resilience\` runs all of them again, \`npm run test:all\` a part
in which every situation, operation and failure is found, and a cell whose reaction has changed fails until it has been read again:
CONTRIBUTING.md says how.

- Every cell ends without a crash, without anything that waits for ever, with no error that nobody handled, with the main heading
  there, with nothing lost that was typed, and with either what was wanted or a message and a way on. After a 500 that has been healed
  the way on is taken, and works.
- "taken as …" is a 404 that is no failure: what was to go is gone, or what shows is all there is ([what a 404 means](backend-teams.md#what-a-404-means)). What is being made
  is asked for until it has come, and the page says so as long.
- Which operations a situation calls is not written down but read from the sandbox's journal. What nearly every page calls is tried
  twice, around the account (Home) and around the photos (Photos), and on pages that show what it says.
- "failure" is a failed state in the page or the dialog, "failure toast" a notification, "(reference)" the number to ask for help with
  and its copy button; after "·" stand the buttons that go with it. "works" is the page as it always is, "without" names lines that
  are missing then, "shows" those that are there only then. Digits are written as #, the names of months as M.
- "network gone and back": once the call has got no answer the whole network goes, and is back with everything healed. Before "then"
  stands what the page says without it, after "then" what it has come to. Signing in and out have their own page for it.

Written by \`npm run fault-matrix\` from \`tests/resilience/reactions.json\`.
`;

/** The results as a page: for each situation a table of operations and what each fault ends in. */
export function matrixPage(reactions: Readonly<Record<string, string>>): string {
  const cells = Object.entries(reactions).map(([key, reaction]) => {
    const [situation = '', operation = '', fault = ''] = key.split(' | ');
    return { situation, operation, fault, reaction };
  });
  const situations = grouped(cells, ({ situation }) => situation);
  const operations = new Set(cells.map(({ operation }) => operation));
  const totals = `${cells.length} cells: ${situations.size} situations, ${operations.size} operations, ${faultKinds.length} kinds of failure.`;
  const sections = [...situations].map(([situation, own]) => {
    const tables = [...grouped(own, ({ operation }) => operation)].map(([operation, row]) => tableOf(operation, row));
    return `## ${situation}\n\n${tables.join('\n')}`;
  });
  return [HEAD, totals, '', '## What has no meaning', '', ...meaningless([...operations]), '', ...sections].join('\n');
}

interface Row {
  fault: string;
  reaction: string;
}

/** Faults that end alike share a line. */
function tableOf(operation: string, row: readonly Row[]): string {
  const order = (fault: string) => faultKinds.findIndex(({ name }) => name === fault);
  const alike = [...grouped(row, ({ reaction }) => reaction)].map(([reaction, cells]) => ({
    reaction,
    faults: cells.map(({ fault }) => fault).toSorted((one, other) => order(one) - order(other)),
  }));
  const lines = alike
    .toSorted((one, other) => order(one.faults[0] ?? '') - order(other.faults[0] ?? ''))
    .map(({ faults, reaction }) => `| ${faults.join(', ')} | ${reaction.replaceAll('|', '\\|')} |`);
  return `| ${operation} | reaction |\n|---|---|\n${lines.join('\n')}\n`;
}

function meaningless(operations: readonly string[]): string[] {
  const reasons = operations.toSorted().flatMap((name) => {
    const [service = '', operationId = ''] = name.split('/');
    if (!operationOf(service, operationId)) return [];
    const operation = operationNamed(`${service}/${operationId}`);
    return faultKinds.flatMap((kind) => {
      const reason = kind.meaningless(operation);
      return reason === undefined ? [] : [{ name, fault: kind.name, reason }];
    });
  });
  return [...grouped(reasons, ({ fault, reason }) => `${fault}: ${reason}`)].map(
    ([reason, all]) => `- ${reason} (${all.map(({ name }) => name).join(', ')})`,
  );
}

function grouped<Item>(items: readonly Item[], by: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item]);
  return groups;
}
