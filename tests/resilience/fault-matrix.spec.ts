import { test as base, expect, type Browser } from '@playwright/test';
import reactions from './reactions.json' with { type: 'json' };
import { extent } from './extent.ts';
import { allCells, frame } from './matrix/all-cells.ts';
import { cellsOf, knownCalls, ownOperations, partOf, type PlacedCell } from './matrix/cells.ts';
import { openProfile, startLanes, type Lane, type Profile } from './matrix/lane.ts';
import { noteResult, type SituationResult } from './matrix/results.ts';
import { runCell, runUsually, type Usual, verdictOf } from './matrix/run-cell.ts';
import type { Situation } from './situation.ts';
import { situations } from './situations.ts';

/** How many cells run side by side in a worker: most of their time is waiting. `FAULT_MATRIX_LANES` says otherwise. */
const LANES = Number(process.env.FAULT_MATRIX_LANES ?? (extent === 'all' ? 2 : 1));
const MINUTE = 60_000;
/**
 * For who works on the matrix: `FAULT_MATRIX=calls` runs every situation once, without any fault; `FAULT_MATRIX=all` runs all cells, and
 * another text those whose keys hold it. What is seen is noted, for `node scripts/fault-matrix.ts --accept`, and fails nothing.
 */
const only = process.env.FAULT_MATRIX;

const reviewed: Readonly<Record<string, string>> = reactions;

const test = base.extend<object, { lanes: Lane[] }>({
  lanes: [
    // Playwright reads fixture dependencies from this first parameter, which must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const lanes = await startLanes(LANES);
      await use(lanes);
      await Promise.all(lanes.map(({ world }) => world.stop()));
    },
    { scope: 'worker', timeout: 3 * MINUTE },
  ],
});

const tried = new Set((extent === 'all' ? allCells : partOf(allCells)).map(({ key }) => key));

for (const situation of situations) {
  test(`R1 ${situation.name}: whatever its calls end in, the customer is told and can go on`, async ({
    browser,
    lanes,
  }) => {
    test.setTimeout(20 * MINUTE);
    const result: SituationResult = { situation: situation.name, calls: [], cells: {}, leaks: [] };
    const problems: string[] = [];
    const usual = await usually(browser, lanes, situation);
    // What a step calls beside what it is about may come sooner or later, and belongs to another situation.
    result.calls = [...usual.calls.keys()]
      .filter((name) => situation.about === undefined || situation.about.includes(name))
      .toSorted();
    noteResult(result);
    const known = knownCalls(situation.name);
    if (known?.join() !== result.calls.join())
      problems.push(`calls ${result.calls.join(', ')}; reviewed were ${known?.join(', ') ?? 'none'}`);

    const cells = cellsOf(situation.name, ownOperations(situation, [...usual.calls.keys()], frame)).filter(({ key }) =>
      only === undefined ? tried.has(key) : only === 'all' || key.includes(only),
    );
    // What waits longest begins first.
    const queue = cells.toSorted(
      (one, other) => other.fault.waitsMs(other.operation) - one.fault.waitsMs(one.operation),
    );
    await Promise.all(lanes.map((lane) => runQueue(browser, lane, situation, usual, queue, result)));
    problems.push(...result.leaks);

    for (const [key, { reaction, faults }] of Object.entries(result.cells).toSorted(([one], [other]) =>
      one.localeCompare(other),
    )) {
      problems.push(...faults.map((fault) => `${key}: ${fault} [${reaction}]`));
      if (reviewed[key] !== reaction) problems.push(`${key}: ${reaction}; reviewed was: ${reviewed[key] ?? 'nothing'}`);
    }
    const amount = Object.keys(result.cells).length;
    test.info().annotations.push({ type: 'cells', description: String(amount) });
    if (only === undefined) expect(problems, `${amount} cells`).toEqual([]);
  });
}

/** The situation without any fault. */
async function usually(browser: Browser, [lane]: readonly Lane[], situation: Situation): Promise<Usual> {
  if (!lane) throw new Error('There is no lane');
  const profile = await startOver(browser, lane, situation);
  const tab = await profile.open();
  const usual = await runUsually(lane, tab, situation, knownCalls(situation.name) ?? []);
  await tab.close();
  await profile.close();
  return usual;
}

async function runQueue(
  browser: Browser,
  lane: Lane,
  situation: Situation,
  usual: Usual,
  queue: PlacedCell[],
  result: SituationResult,
): Promise<void> {
  let profile: Profile | undefined;
  const end = async () => {
    if (profile) result.leaks.push(...(await profile.leaks()));
    await profile?.close();
  };
  for (let cell = queue.shift(); cell; cell = queue.shift()) {
    if (!profile || needsFreshProfile(situation, cell) || !(await profile.isAsOpened())) {
      await end();
      profile = await startOver(browser, lane, situation);
    }
    const started = performance.now();
    const tab = await profile.open();
    const here = { ...usual, look: { ...usual.look, origin: lane.world.app } };
    const verdict = await verdictOf(
      () => runCell(lane, tab, situation, cell, here, cell.fault.name === '500'),
      lane,
      tab,
    );
    await tab.close();
    result.cells[cell.key] = { ...verdict, seconds: Math.round((performance.now() - started) / 100) / 10 };
    noteResult(result);
  }
  await end();
}

/** Services as they were at first, and a browser that knows nothing but who is signed in. */
async function startOver(browser: Browser, lane: Lane, { as, given }: Situation): Promise<Profile> {
  await lane.sandbox.reset();
  await given?.(lane.sandbox);
  return openProfile(browser, lane, as);
}

/** What the browser or the services keep must not answer in place of what is to fail. */
function needsFreshProfile({ changes, given }: Situation, { operation }: PlacedCell): boolean {
  return (
    changes === true ||
    given !== undefined ||
    operation.kind === 'file' ||
    operation.service === 'app-config' ||
    operation.service === 'photo-storage'
  );
}
