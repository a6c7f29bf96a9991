/**
 * `npm run jobs`: with how many presses, and how fast, customers get done what they come for, on a desktop and on a phone, against the
 * production build and a sandbox of its own. Writes docs/jobs.md; `--print` leaves it as it is, other words pick jobs by name. Fails when
 * one takes more presses than it may, or cannot be done.
 */
import { type Browser, devices } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type SandboxControl, sandboxControl } from '../tests/support/sandbox-control.ts';
import { openSession } from '../tests/support/session.ts';
import type { World } from '../tests/support/world.ts';
import { commandLine } from './command-line.ts';
import { measuredAt } from './documents/measured-at.ts';
import { userInputOn } from './jobs/user-input.ts';
import { CUSTOMER, type Job, jobs } from './jobs/list.ts';
import { exitCodeOf, type JobResult, jobsTable, withJobs } from './jobs/table.ts';
import { inWorld, launchChromium } from './measure/in-world.ts';
import { endWith, SetupFailure } from './setup/failure.mjs';

const { values, positionals } = commandLine('npm run jobs -- [--print] [part of a job’s name …]', {
  options: { print: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const documentPath = join(import.meta.dirname, '../docs/jobs.md');
const devicesTried = [
  { device: 'desktop', options: { viewport: { width: 1440, height: 900 } } },
  { device: 'phone', options: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
];

/** Number of jobs done beside each other, if they leave everything as it is: a page without a network mostly waits. */
const BESIDE = 4;

const wanted = jobs.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)));
if (wanted.length === 0)
  endWith(new SetupFailure(`No job has that in its name: there are ${jobs.map(({ name }) => name).join(', ')}.`));
const tries = wanted.flatMap((job) => devicesTried.map((device) => ({ job, device })));
const results: JobResult[] = [];
const version = await inWorld(launchChromium, async (world, browser) => {
  const sandbox = sandboxControl(world.sandbox);
  while (tries.length > 0) {
    const writing = tries.findIndex(({ job }) => !job.leavesAllAsItIs);
    const together = tries.splice(0, writing === 0 ? 1 : Math.min(BESIDE, writing < 0 ? BESIDE : writing));
    await sandbox.reset();
    const place = { world, browser, sandbox };
    results.push(...(await Promise.all(together.map(({ job, device }) => tryJob(place, job, device)))));
  }
  return browser.version();
});
console.log(jobsTable(results));
if (!values.print && positionals.length === 0) {
  const { date, commit } = measuredAt();
  const machine = `${availableParallelism()} cores, ${process.platform}, Chromium ${version}`;
  const head = `Tried on ${date} at ${commit}, ${machine}.`;
  await writeFile(documentPath, withJobs(await readFile(documentPath, 'utf8'), head, results));
}
process.exitCode = exitCodeOf(results);

/** Does a job on a device, in a browser window of its own. */
async function tryJob(
  { world, browser, sandbox }: { world: World; browser: Browser; sandbox: SandboxControl },
  job: Job,
  { device, options }: (typeof devicesTried)[number],
): Promise<JobResult> {
  const context = await browser.newContext({ ...options, locale: 'en-GB', acceptDownloads: true });
  const page = await context.newPage();
  const input = userInputOn(page, device === 'phone');
  const { name, bar } = job;
  let since: number | void = undefined;
  let failure: string | undefined;
  try {
    await job.arrange?.({ sandbox, app: world.app });
    await openSession(context, world.app, job.customer ?? CUSTOMER);
    await page.goto(new URL(job.from, world.app).href);
    await job.stands(page);
    since = await job.run({ page, input, isPhone: device === 'phone' });
  } catch (error) {
    failure = String(error);
  }
  const ms = performance.now() - (since ?? input.since ?? performance.now());
  const { presses, letters } = input;
  console.error(`${name}, ${device}: ${failure ?? `${presses} presses, ${(ms / 1000).toFixed(1)} s`}`);
  await context.close();
  return { name, device, bar, presses, letters, ms, ...(failure !== undefined && { failure }) };
}
