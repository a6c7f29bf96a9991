import type { Browser, Page } from '@playwright/test';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { letDeletionGo } from '../../support/actions.ts';
import { watchForLeaks } from '../../support/leaks.ts';
import { otherDevice } from '../../support/other-device.ts';
import type { SandboxControl } from '../../support/sandbox-control.ts';
import { openSession } from '../../support/session.ts';
import { answerSignIn } from '../../support/sign-in.ts';
import type { World } from '../../support/world.ts';
import { brokenInvariants, REST_TIMEOUT_MS, waitForRest } from '../support/invariants.ts';
import { watchPage } from '../support/page-watch.ts';
import { actionCalls, confirmedBy, type ActionName } from './actions.ts';
import { drawFor, type Draw } from './draw.ts';
import { drawFault, drawLag } from './faults.ts';
import { drawInterest, weightFor } from './interest.ts';
import { createJudge, type Judge } from './judge.ts';
import type { Journey, Tab } from './move.ts';
import { moves } from './moves/all.ts';
import { undoneDoorCodes } from './moves/elsewhere.ts';
import { drawPlace, shiftClock } from './place.ts';
import { look, type Scene } from './scene.ts';
import { forget, lostTexts } from './typed.ts';
import { watchActions, type WatchedActions } from './watch-actions.ts';

/** A step as it is told when something went wrong. */
export interface Step {
  number: number;
  at: string;
  fault?: string;
  move: string;
  what: string;
}

export interface JourneyPlan {
  seed: number;
  /** How many steps it has. */
  length: number;
  /** The only steps that are taken, by their numbers; all unless given. */
  only?: ReadonlySet<number>;
  /** She waits after each step until the page has come to rest, however long that takes: what she sees then depends on nothing else. */
  isPatient?: boolean;
}

export interface Outcome {
  email: string;
  /** Where her device is, and how far its clock is wrong. */
  place: string;
  /** What she has come for. */
  interest: string;
  /** What there was to judge. */
  judged: Judged;
  steps: Step[];
  /** What did not hold, with the number of the step after which it was found; a journey ends with the first. */
  problems: string[];
  /** Moves that did not find what they had seen. */
  missed: number;
  screenshot?: Buffer;
  /** The last calls that the services got, when something did not hold. */
  lastCalls: string[];
}

/** What a journey gave to judge. */
export interface Judged {
  /** How many photos she has confirmed to act on, by the action. */
  confirmed: Record<ActionName, number>;
  /** How often she has typed into forms, and how often she has sent one with what she had typed. */
  typed: number;
  sent: number;
  /** How many numbers and names on screen were compared with what the services hold. */
  compared: number;
}

const CALLS_TOLD = 25;

const PEOPLE = [
  { name: 'anna@example.com', weight: 6 },
  { name: 'carl@example.com', weight: 1.5 },
  { name: 'empty@example.com', weight: 1.5 },
  { name: 'b2b@example.com', weight: 1.5 },
  { name: 'large@example.com', weight: 1.5 },
];
const FAULTS_PER_STEP = 0.5;
const LAGS_PER_STEP = 0.08;
/** After so many steps everything works again, and what must hold is checked. */
const CHECK_AFTER = 6;
/** Longer than what was sent by a page that has gone is waited for (src/photos/actions/unconfirmed-deletions.ts), in ms. */
const SETTLED_MS = 40_000;

/** Has a customer do what the seed says, while services fail as the seed says. */
export async function runJourney(
  browser: Browser,
  baseURL: string,
  world: World,
  sandbox: SandboxControl,
  plan: JourneyPlan,
): Promise<Outcome> {
  const start = drawFor(plan.seed, 0);
  const { timezoneId, minutesWrong } = drawPlace(start);
  const interest = drawInterest(start);
  const email =
    start.winner(
      'who',
      PEOPLE.filter(({ name }) => !interest.not?.includes(name)),
      (person) => person,
    )?.name ?? 'anna@example.com';
  const outcome: Outcome = {
    email,
    place: `${timezoneId}, clock ${minutesWrong} min`,
    interest: interest.name,
    judged: { confirmed: confirmedBy([]), typed: 0, sent: 0, compared: 0 },
    steps: [],
    problems: [],
    missed: 0,
    lastCalls: [],
  };
  await sandbox.reset();
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId,
  });
  await shiftClock(context, minutesWrong * 60_000);
  const actions = await watchActions(context);
  const leaks = watchForLeaks(world);
  await leaks.watch(context);
  const device = await otherDevice(browser, world.app, email);
  const judge = createJudge(device);
  leaks.know(...(await openSession(context, world.app, email)));

  const newTab = async (): Promise<Tab> => {
    const page = await context.newPage();
    return { page, watch: await watchPage(page, world.app) };
  };
  // Links that open a tab of their own lead to pages of others, which are not there in a test.
  context.on('page', (page) => void page.opener().then((opener) => opener && page.close()));
  const current = await newTab();
  const journey: Journey = {
    world,
    sandbox,
    context,
    email,
    tabs: [current],
    current,
    isOffline: false,
    minutesWrong,
    device,
    isBehind: false,
    doorCodes: new Map(),
    typed: [],
    tally: { typed: 0, sent: 0 },
    interest,
    async openTab() {
      const tab = await newTab();
      journey.tabs.push(tab);
      return tab;
    },
    object: (problem) => outcome.problems.push(`after step ${outcome.steps.at(-1)?.number ?? 0}: ${problem}`),
  };
  try {
    await journey.current.page.goto(start.random('beginning').pick(interest.places));
    if (plan.isPatient) await waitForRest(journey.current.page, journey.current.watch);
    for (let number = 1; number <= plan.length && outcome.problems.length === 0; number += 1) {
      if (plan.only?.has(number) !== false) await takeStep(journey, outcome, plan, number);
      if (number % CHECK_AFTER === 0 || number === plan.length)
        await check(journey, judge, actions, drawFor(plan.seed, number));
    }
    for (const leak of await leaks.found({ console: [''], violations: [] })) journey.object(leak);
  } catch (error) {
    journey.object(`the journey could not go on: ${error}`);
  }
  if (outcome.problems.length > 0) {
    outcome.screenshot = await journey.current.page.screenshot().catch(() => undefined);
    outcome.lastCalls = (await sandbox.calls())
      .slice(-CALLS_TOLD)
      .map(
        ({ at, method, operationId, path, status }) =>
          `${at.slice(11, 23)} ${method} ${operationId ?? path} ${status ?? 'no answer'}`,
      );
  }
  outcome.judged = { confirmed: actions.confirmed(), ...journey.tally, compared: judge.compared() };
  await Promise.all([context.close(), device.close()]);
  return outcome;
}

async function takeStep(
  journey: Journey,
  outcome: Outcome,
  { seed, isPatient }: JourneyPlan,
  number: number,
): Promise<void> {
  const draw = drawFor(seed, number);
  const step: Step = { number, at: '', move: '', what: '' };
  outcome.steps.push(step);
  if (draw.random('whether a fault').next() < FAULTS_PER_STEP) {
    const called = new Set(
      (await journey.sandbox.calls()).flatMap(({ operationId, service }) => [operationId ?? service, service]),
    );
    const { fault, spelt } = drawFault(draw, called);
    await journey.sandbox.fault(fault);
    step.fault = spelt;
  }
  if (draw.random('whether counts lag').next() < LAGS_PER_STEP) {
    const lag = await drawLag(draw, journey.device);
    if (lag) {
      await journey.sandbox.fault(lag.fault);
      journey.isBehind = true;
      step.fault = [step.fault, lag.spelt].filter(Boolean).join('; ');
    }
  }
  const scene = await sceneOf(journey);
  step.at = scene.at;
  const move = draw.winner(
    'move',
    moves.filter((one) => one.possible(scene, journey)),
    (one) => ({ name: one.name, weight: weightFor(one, scene, journey) }),
  );
  if (!move) return journey.object('nothing can be done here');
  step.move = move.name;
  if (!move.keepsTyped) forget(journey, journey.current.page);
  try {
    step.what = (await move.make(journey, scene, { draw, random: draw.random(move.name) })) ?? '';
  } catch (error) {
    // What it saw has gone meanwhile.
    outcome.missed += 1;
    step.what = `missed: ${String(error).split('\n')[0]}`;
  }
  if (isPatient) await waitForRest(journey.current.page, journey.current.watch);
  else await leaveAlone(journey, draw);
  for (const lost of await lostTexts(journey)) journey.object(lost);
  for (const { watch } of journey.tabs) for (const mistake of watch.takeMistakes()) journey.object(mistake);
}

/** Mostly she waits until it has worked, and sometimes she does not. */
async function leaveAlone({ current: { page, watch } }: Journey, draw: Draw): Promise<void> {
  const timeoutMs = draw.random('patience').pick([4_000, 4_000, 4_000, 250, 0]);
  if (timeoutMs > 0) await waitForRest(page, watch, timeoutMs);
}

/** The page that is looked at may just be leaving. */
async function sceneOf({ current: { page }, world }: Journey): Promise<Scene> {
  for (let tries = 0; ; tries += 1) {
    try {
      await page.waitForLoadState('domcontentloaded', { timeout: 5_000 });
      return await look(page, world.app);
    } catch (error) {
      if (tries > 5) throw error;
    }
  }
}

/** Lets everything work again, goes on where a way on is shown, and says what does not hold on any tab. */
async function check(journey: Journey, judge: Judge, actions: WatchedActions, draw: Draw): Promise<void> {
  await journey.sandbox.healFaults();
  await journey.context.setOffline(false);
  journey.isOffline = false;
  const { current } = journey;
  for (const tab of journey.tabs) await confirmUploads(tab);
  for (const { page } of journey.tabs) await endUndo(page);
  for (const tab of journey.tabs) {
    journey.current = tab;
    await checkTab(journey, judge, journey.isBehind || (tab === current && draw.random('load anew').next() < 0.5));
  }
  journey.isBehind = false;
  for (const problem of [...(await actions.excess(journey.sandbox)), ...(await undoneDoorCodes(journey))])
    journey.object(problem);
  journey.current = current;
}

/** Photos that have been added while the dialog is open show on the page behind it, and in other tabs, when she says so (O29). */
async function confirmUploads({ page, watch }: Journey['current']): Promise<void> {
  const confirm = page
    .getByRole('dialog', { name: 'Add photos' })
    .getByRole('button', { name: 'Confirm', exact: true });
  if (!(await confirm.isVisible())) return;
  await page.bringToFront();
  await waitForRest(page, watch);
  if (await confirm.isEnabled()) await confirm.click({ timeout: 5_000 }).catch(() => undefined);
}

/** A photo is deleted once that cannot be undone any more: until then the page has one less than the service (P4.14). */
async function endUndo(page: Page): Promise<void> {
  const toast = page.locator('[data-toast]').filter({ hasText: 'Photo deleted' });
  if ((await toast.count()) === 0) return;
  // It may be over in this moment.
  await letDeletionGo(page).catch(() => undefined);
}

/** The deletions that pages have left behind and that the next one has not settled (P4.14); it waits for calls that may be under way. */
async function unconfirmedDeletions(page: Page): Promise<string[]> {
  const read = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('heldDeletion ')));
  const end = Date.now() + SETTLED_MS;
  let left = await read();
  while (left.length > 0 && Date.now() < end) {
    await page.waitForTimeout(500);
    left = await read();
  }
  return left.map((key) => key.replace('heldDeletion ', ''));
}

async function checkTab(journey: Journey, judge: Judge, isLoadedAnew: boolean): Promise<void> {
  const { page, watch } = journey.current;
  await page.bringToFront();
  const waits = await waitWhileActing(journey);
  if (waits.length > 0)
    journey.object(`still waiting ${REST_TIMEOUT_MS / 1000} s after everything works: ${waits.join('; ')}`);
  for (let tries = 0; await goOn(journey); tries += 1) {
    await waitForRest(page, watch);
    if (tries < 4) continue;
    return journey.object(`no way on from ${page.url()}: ${await page.locator('body').innerText()}`);
  }
  await judgeTab(journey, judge, false);
  for (const lost of await lostTexts(journey)) journey.object(lost);
  if (!isLoadedAnew) return;
  forget(journey, page);
  await page.reload();
  await waitForRest(page, watch);
  await judgeTab(journey, judge, true);
  for (const photo of await unconfirmedDeletions(page))
    journey.object(`photo ${photo}: whether it is deleted is neither known nor told`);
}

/** Waits until a page is at rest, and longer for as long as it goes on with photos: 100,000 are deleted by a thousand calls, one after the other. */
async function waitWhileActing({ current: { page, watch }, sandbox }: Journey): Promise<string[]> {
  const calls = async () => actionCalls(await sandbox.calls()).length;
  for (;;) {
    const before = await calls();
    const waits = await waitForRest(page, watch);
    if (waits.length === 0 || (await calls()) - before < 10) return waits;
  }
}

async function judgeTab(journey: Journey, judge: Judge, isFresh: boolean): Promise<void> {
  const { page, watch } = journey.current;
  const scene = await sceneOf(journey);
  if (!scene.isOurs) return;
  const about = `${scene.at}${isFresh ? ', loaded anew' : ''}`;
  for (const problem of await brokenInvariants(page, watch)) journey.object(`${about}: ${problem}`);
  if (!scene.controls.some(({ kind }) => kind === 'link' || kind === 'button')) journey.object(`${about}: no way on`);
  if (journey.isBehind && !isFresh) return;
  for (const problem of await judge.disagreements(page, scene, isFresh)) journey.object(`${about}: ${problem}`);
}

/** A sign-in beyond ten minutes cannot be checked: the way on is the clock itself (S25). */
const MOST_MINUTES_AT_SIGN_IN = 10;
const CLOCK_IS_WRONG = /The clock on this device is off by about /;

/** Does what a page asks for that cannot sign her in by the clock of her device. Where that is right enough it asks in vain. */
async function setClock(journey: Journey): Promise<void> {
  const {
    context,
    minutesWrong,
    current: { page },
  } = journey;
  if (Math.abs(minutesWrong) <= MOST_MINUTES_AT_SIGN_IN || (await page.getByText(CLOCK_IS_WRONG).count()) === 0) return;
  await shiftClock(context, -minutesWrong * 60_000);
  journey.minutesWrong = 0;
}

const WAY_ON = /^(?:Try again|Sign in again|Sign in)$/;

/** Takes the way on that a page shows which is none of ours or on which something has failed. @returns whether there was such a need */
async function goOn(journey: Journey): Promise<boolean> {
  const {
    current: { page },
    email,
  } = journey;
  const scene = await sceneOf(journey);
  if (!scene.isOurs) {
    if ((await page.getByLabel('Password').count()) > 0) await answerSignIn(page, email);
    else await page.goto('/');
    return true;
  }
  const again = page.locator('button:not([inert] *)').filter({ hasText: WAY_ON }).first();
  if ((await again.count()) === 0 || !(await again.isVisible())) return leaveDialog(journey, scene);
  await setClock(journey);
  await again.click({ timeout: 5_000 }).catch(() => undefined);
  return true;
}

/** A page whose script could not be had offers its way on beneath a dialog that was opened since, such as the menu. */
async function leaveDialog(journey: Journey, { heading, dialog }: Scene): Promise<boolean> {
  const { page } = journey.current;
  if (
    dialog === undefined ||
    heading !== texts['error.title'] ||
    (await page.locator('[inert] button').filter({ hasText: WAY_ON }).count()) === 0
  )
    return false;
  forget(journey, page);
  await page.keyboard.press('Escape');
  return true;
}
