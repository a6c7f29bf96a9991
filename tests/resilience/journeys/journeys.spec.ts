import type { Browser, TestInfo } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import type { SandboxControl } from '../../support/sandbox-control.ts';
import type { World } from '../../support/world.ts';
import { extent, seed as givenSeed } from '../extent.ts';
import { runJourney, type JourneyPlan, type Outcome } from './journey.ts';
import { JUDGED } from './run-reporter.ts';
import type { JudgedJourney } from './run-summary.ts';
import { summaryOf, stepsOf, describeJourney } from './describe-journey.ts';

/** Journeys as they are asked for one by one: to make one again, or in the part that runs with every change. */
const amount = Number(process.env.JOURNEYS ?? (extent === 'all' ? 0 : 6));
const minutes = Number(process.env.JOURNEY_MINUTES ?? 15);
const length = Number(process.env.JOURNEY_LENGTH ?? (extent === 'all' ? 48 : 18));
const only = process.env.JOURNEY_MOVES ? new Set(process.env.JOURNEY_MOVES.split(',').map(Number)) : undefined;
/** Those that travel at the same time, each with browser, app and sandbox of their own: as many as there are workers (playwright.config.ts). */
const LANES = 3;
/** Longer than the longest journey, whose checks may have to wait. */
const LAST_JOURNEY_MS = 300_000;

/** Fixed unless it is given or drawn by `npm run test:resilience`: what runs with every change is no lottery. */
const baseSeed = Number(process.env.JOURNEY_SEED ?? givenSeed);
const planOf = (index: number): JourneyPlan => ({ seed: baseSeed + index, length, ...(only && { only }) });

interface Places {
  browser: Browser;
  baseURL: string | undefined;
  world: World;
  sandbox: SandboxControl;
}

async function make(
  { browser, baseURL, world, sandbox }: Places,
  plan: JourneyPlan,
  testInfo: TestInfo,
): Promise<Outcome> {
  const outcome = await runJourney(browser, baseURL ?? world.app, world, sandbox, plan);
  const text = describeJourney(plan, outcome);
  console.log(outcome.problems.length > 0 || process.env.JOURNEY_SHOW ? text : summaryOf(plan, outcome));
  if (outcome.problems.length > 0)
    await testInfo.attach(`journey ${plan.seed}`, { body: text, contentType: 'text/plain' });
  if (outcome.screenshot)
    await testInfo.attach(`journey ${plan.seed}, what it looked like`, {
      body: outcome.screenshot,
      contentType: 'image/png',
    });
  return outcome;
}

/** Tells the run what there was to judge. See run-reporter.ts. */
function tellJudged(testInfo: TestInfo, judged: JudgedJourney): void {
  testInfo.annotations.push({ type: JUDGED, description: JSON.stringify(judged) });
}

for (let index = 0; index < amount; index += 1) {
  test(`R5 R9 journey ${index + 1} of a customer to whom services fail at random`, async ({
    browser,
    baseURL,
    world,
    sandbox,
  }, testInfo) => {
    test.setTimeout(LAST_JOURNEY_MS);
    const { problems, interest, judged } = await make({ browser, baseURL, world, sandbox }, planOf(index), testInfo);
    tellJudged(testInfo, { interest, ...judged });
    expect(problems).toEqual([]);
  });
}

if (amount === 0) {
  for (let lane = 0; lane < LANES; lane += 1) {
    test(`R5 R9 journeys of customers to whom services fail at random, until the time is over, lane ${lane + 1}`, async ({
      browser,
      baseURL,
      world,
      sandbox,
    }, testInfo) => {
      test.setTimeout(minutes * 60_000 + LAST_JOURNEY_MS);
      const ends = Date.now() + minutes * 60_000;
      const [problems, total]: [string[], { journeys: number; moves: number }] = [[], { journeys: 0, moves: 0 }];
      for (let index = lane; Date.now() < ends; index += LANES) {
        const plan = planOf(index);
        const outcome = await make({ browser, baseURL, world, sandbox }, plan, testInfo);
        tellJudged(testInfo, { interest: outcome.interest, ...outcome.judged });
        problems.push(...outcome.problems.map((problem) => `seed ${plan.seed}: ${problem}`));
        total.journeys += 1;
        total.moves += outcome.steps.length;
      }
      console.log(`Lane ${lane + 1}: ${total.journeys} journeys with ${total.moves} moves from seed ${baseSeed}`);
      expect(problems).toEqual([]);
    });
  }
}

test('R5 the same seed makes the same journey, so that one that fails can be made again', async ({
  browser,
  baseURL,
  world,
  sandbox,
}, testInfo) => {
  test.setTimeout(LAST_JOURNEY_MS);
  const plan: JourneyPlan = { seed: 7, length: 8, isPatient: true };
  const [first, second] = [
    await make({ browser, baseURL, world, sandbox }, plan, testInfo),
    await make({ browser, baseURL, world, sandbox }, plan, testInfo),
  ];
  expect(stepsOf(second)).toEqual(stepsOf(first));
  expect(first.steps).toHaveLength(8);
});
