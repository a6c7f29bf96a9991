import { expect, type Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { backgroundBegins } from '../../support/steps.ts';
import type { Situation } from '../situation.ts';
import type { FaultKind } from './faults.ts';
import { judge, newMessages, NO_CONNECTION, type Verdict } from './judge.ts';
import type { Lane, Tab } from './lane.ts';
import { lookAt, type Look } from './look.ts';
import { nameOf, operationOf, type Operation, type OperationName } from './operations.ts';
import { pressAgain, watchPresses } from './press-again.ts';
import { settled } from './settle.ts';

/** A situation as it is without any fault. */
export interface Usual {
  look: Look;
  /** Whether it leads out of the app: to the editor, the shop, the sign-in page. The look is then that of the page before it. */
  isElsewhere: boolean;
  /** How often it calls each operation. */
  calls: ReadonlyMap<OperationName, number>;
  /** Whether the authority is asked to sign the customer in. */
  signsIn: boolean;
}

export interface Cell {
  operation: Operation;
  fault: FaultKind;
}

/** How long a page may take to come to rest beyond what the fault makes it wait, in ms. */
const REST_MS = 20_000;
/** How long what has worked may take to be seen once everything is quiet, in ms. */
const SEEN_MS = 3_000;
/** The same where nothing else can be seen, either: the machine is busy, or it is a fault. */
const SEEN_LATE_MS = 12_000;
const QUIET_MS = 350;
/** What may come after the first screen waits so long for pictures that do not come (src/lib/first-screen.ts), and then asks for more, in ms. */
const WITHOUT_PICTURES_MS = 3_500;
const OFTEN_MS = 250;
/** What is being made is asked for at least so often, in ms. */
const POLLED_MS = 20_000;
/** What a way on is called that tries again what has failed; on the card of jobs it goes on with which of them. */
const RETRIES = /^(?:Try again|Try all again)(?: |$)/;
/** As much of a failed assertion as says what was seen instead. */
const MESSAGE_LENGTH = 400;

/**
 * Runs a situation without fault.
 * @param known the operations that it called when it was reviewed: some are called only when all is quiet
 * @throws when it does not work
 */
export async function runUsually(
  lane: Lane,
  tab: Tab,
  situation: Situation,
  known: readonly OperationName[],
): Promise<Usual> {
  await begin(lane, tab, situation);
  const before = await lookAt(tab.page);
  await act(lane, tab, situation);
  const said: Look['messages'] = [];
  await expect(async () => {
    // A message that passes may be gone by the time that all is quiet, the later the slower the machine.
    if (situation.passes) said.push(...(await lookAt(tab.page)).messages);
    await situation.worked(tab.page);
    if (situation.passes) said.push(...(await lookAt(tab.page)).messages);
  }).toPass({ timeout: REST_MS + (situation.takesMs ?? 0) });
  await called(lane, known);
  const rest = await settled(tab, QUIET_MS * 2, REST_MS);
  const after = { ...rest, messages: [...rest.messages, ...newMessages(rest, { messages: said })] };
  const isElsewhere = after.origin !== lane.world.app;
  return { look: isElsewhere ? before : after, isElsewhere, calls: await callsOf(lane), signsIn: await signsIn(lane) };
}

/**
 * Runs a situation with a fault, and judges what came of it.
 * @param goesOn whether the way on is tried, too, once the fault is healed
 */
export async function runCell(
  lane: Lane,
  tab: Tab,
  situation: Situation,
  { operation, fault }: Cell,
  usual: Usual,
  goesOn: boolean,
): Promise<Verdict> {
  const { page } = tab;
  const { sandbox } = lane;
  await begin(lane, tab, situation);
  await watchPresses(page);
  tab.begin();
  await fault.set(sandbox, operation);
  await act(lane, tab, situation);
  const passing = situation.passes ? watchFor(situation, page) : undefined;
  await called(lane, [nameOf(operation)]);
  const limit = fault.waitsMs(operation) * ((situation.repeats ?? 1) + 1) + REST_MS;
  await wait(fault.waitsMs(operation));
  const quietMs =
    operation.service === 'photo-files' && !situation.act
      ? Math.max(fault.quietMs, WITHOUT_PICTURES_MS)
      : fault.quietMs;
  let look = await settled(tab, quietMs, limit, usual.look.waits);
  const isTold = ({ messages, origin }: Pick<Look, 'messages' | 'origin'>) =>
    origin !== usual.look.origin ||
    newMessages(usual.look, { messages }).some(
      ({ kind }) => situation.takesMs === undefined || kind.startsWith('failure'),
    );
  if (situation.takesMs !== undefined || !isTold(look)) {
    // What tells it may come with what is behind the first screen.
    if (!situation.act) await Promise.race([backgroundBegins(tab.page).catch(() => {}), wait(SEEN_LATE_MS)]);
    await ends(tab, situation, isTold, situation.takesMs ?? (showsOther(usual.look, look) ? SEEN_MS : SEEN_LATE_MS));
    look = await settled(tab, fault.quietMs, REST_MS, usual.look.waits);
  }
  const away = fault.isNetwork && look.origin === lane.world.app ? await goAway(lane, tab, usual) : undefined;
  if (away) look = await settled(tab, fault.quietMs, REST_MS, usual.look.waits);
  const isThere = usual.isElsewhere
    ? look.origin !== lane.world.app
    : newMessages(usual.look, look).length === 0 && look.origin === usual.look.origin;
  const hasWorked = isThere && (passing?.isSeen() || (await works(page, situation)));
  passing?.end();
  const calls = await callsOf(lane);
  const verdict = judge({
    operation,
    fault,
    usual: usual.look,
    look,
    hasWorked,
    consoleErrors: tab
      .consoleErrors()
      .filter((text) => situation.reports === undefined || !text.includes(situation.reports)),
    uncaught: tab.uncaught(),
    usualCalls: usual.calls.get(nameOf(operation)) ?? 0,
    calls: calls.get(nameOf(operation)) ?? 0,
    away,
    isOfWrite:
      operation.isWrite || situation.changes === true || situation.isAwaited === true || situation.typed !== undefined,
    hasSignedIn: !usual.signsIn && (await signsIn(lane)),
    isNothing: fault.name === '404' && (situation.nothingAt404 ?? []).includes(nameOf(operation)),
    isPolled: situation.polls === nameOf(operation),
    lost:
      hasWorked || !operation.isWrite || (situation.notKept !== undefined && fault.name === '401, session over')
        ? []
        : await lostOf(page, situation),
  });
  await sandbox.healFaults();
  if (goesOn && !hasWorked)
    verdict.faults.push(...(await goOn(lane, tab, situation, usual, look, situation.polls === nameOf(operation))));
  return verdict;
}

/** Takes the network away, and gives it back with everything healed. @returns how the page was without it */
async function goAway({ sandbox }: Lane, tab: Tab, usual: Usual): Promise<Look> {
  const { page } = tab;
  const bar = page.getByText(NO_CONNECTION).first();
  // Whether it came and went is judged by what shows.
  const becomes = (state: 'visible' | 'hidden') => bar.waitFor({ state, timeout: SEEN_LATE_MS }).catch(() => {});
  await page.context().setOffline(true);
  try {
    // What says it comes with what follows the first screen.
    await becomes('visible');
    return await settled(tab, QUIET_MS, SEEN_LATE_MS, usual.look.waits);
  } finally {
    await sandbox.healFaults();
    await page.context().setOffline(false);
    // A page that asks for nothing is quiet all the time: only this says that it knows.
    await becomes('hidden');
  }
}

/** Waits until it can be seen how something ends: it has worked, or the page says something. */
async function ends(
  { page }: Tab,
  situation: Situation,
  isTold: (look: Look) => boolean,
  timeoutMs: number,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  const work = watchFor(situation, page);
  while (performance.now() < end && !work.isSeen()) {
    // Between two pages there is nothing to see.
    const look = await lookAt(page).catch(() => undefined);
    if (look && isTold(look)) break;
    await wait(OFTEN_MS);
  }
  work.end();
}

/** Watches, from now on, for what shows that a situation has worked: a toast is gone when the rest has come to an end. */
function watchFor({ worked }: Situation, page: Page): { isSeen: () => boolean; end: () => void } {
  const watching = { isOver: false, isSeen: false };
  const watch = async () => {
    while (!watching.isOver && !watching.isSeen) {
      await worked(page).then(
        () => (watching.isSeen = true),
        () => wait(OFTEN_MS),
      );
    }
  };
  void watch();
  return { isSeen: () => watching.isSeen, end: () => void (watching.isOver = true) };
}

/** Brings about what a situation starts from, up to the moment before the step. */
async function begin({ sandbox, world }: Lane, tab: Tab, { path, prepare, act: step }: Situation): Promise<void> {
  if (step) {
    await tab.page.goto(typeof path === 'string' ? path : await path(sandbox));
    await prepare?.(tab.page);
    // What comes behind the page is not of the step.
    if (tab.page.url().startsWith(world.app)) await backgroundBegins(tab.page);
    await settled(tab, QUIET_MS, REST_MS);
  }
  await sandbox.forgetCalls();
  tab.begin();
}

/** Takes the step, or opens the page. */
async function act({ sandbox }: Lane, { page }: Tab, { path, act: step }: Situation): Promise<void> {
  if (step) return step(page);
  await page.goto(typeof path === 'string' ? path : await path(sandbox), { waitUntil: 'commit' });
}

/** So long, in ms, an operation may take to be called: what is behind the first screen waits for it, and for a script of its own. */
const CALLED_LATE_MS = 60_000;

/** Waits until operations have been called, as long as something may come on a busy machine. */
async function called(lane: Lane, names: readonly OperationName[]): Promise<void> {
  const end = performance.now() + CALLED_LATE_MS;
  for (
    let calls = await callsOf(lane);
    !names.every((name) => calls.has(name)) && performance.now() < end;
    calls = await callsOf(lane)
  )
    await wait(OFTEN_MS);
}

async function callsOf({ sandbox }: Lane): Promise<Map<OperationName, number>> {
  const counts = new Map<OperationName, number>();
  for (const { service, operationId, headers } of await sandbox.calls()) {
    // The prints editor reads what it was handed by itself; the app has been left by then.
    if (operationId === 'getTempSelection' && headers['x-correlation-id'] === undefined) continue;
    const operation = operationOf(service, operationId);
    if (operation) counts.set(nameOf(operation), (counts.get(nameOf(operation)) ?? 0) + 1);
  }
  return counts;
}

async function signsIn({ sandbox }: Lane): Promise<boolean> {
  return (await sandbox.calls('authorize')).length > 0;
}

/** Whether a page shows what it does not show usually: it is then no matter of time whether it still works. */
function showsOther(usual: Look, look: Look): boolean {
  return look.path !== usual.path || look.lines.some((line) => !usual.lines.includes(line));
}

/** Whether it can be seen that it has worked. */
async function works(page: Page, situation: Situation): Promise<boolean> {
  const seen = situation.worked(page).then(
    () => true,
    () => false,
  );
  return Promise.race([seen, wait(SEEN_MS, false)]);
}

/** The fields that do not hold any more what was typed into them, and will not when the customer is back at the form (S23). */
async function lostOf(page: Page, { typed = {} }: Situation): Promise<string[]> {
  const lost: string[] = [];
  // A page that is being left need not be asked.
  if (Object.keys(typed).length === 0) return lost;
  // Kept for when she is back at the form, or saved and shown by now.
  const kept = await page.evaluate(
    () =>
      `${JSON.stringify(Object.entries(sessionStorage).filter(([key]) => key.startsWith('formDraft')))} ${document.body.innerText}`,
  );
  for (const [name, text] of Object.entries(typed)) {
    const field = page.getByLabel(name, { exact: true }).first();
    const value = (await field.count()) > 0 ? await field.inputValue().catch(() => undefined) : undefined;
    if (value !== text && !kept.includes(text)) lost.push(name);
  }
  return lost;
}

/** Goes the way on that the page offers; gives what is wrong with it. */
async function goOn(
  lane: Lane,
  tab: Tab,
  situation: Situation,
  usual: Usual,
  look: Look,
  isPolled: boolean,
): Promise<string[]> {
  const { page } = tab;
  const retries = newMessages(usual.look, look).filter(({ controls }) => controls.some((name) => RETRIES.test(name)));
  const way = isPolled ? 'by itself' : retries.length > 0 ? 'trying again' : 'the same again';
  try {
    if (isPolled) {
      // It is asked for now and then, and says so when it has come.
      const end = performance.now() + POLLED_MS;
      while (!(await works(page, situation)) && performance.now() < end) await wait(OFTEN_MS);
      if (performance.now() < end) return [];
    } else if (retries.length > 0) {
      // What lies behind a dialog cannot be pressed.
      const inside = retries.some(({ isInDialog }) => isInDialog)
        ? page.getByRole('dialog').or(page.getByRole('alertdialog'))
        : page.locator('body');
      await inside
        .getByRole('button', { name: RETRIES })
        .or(inside.getByRole('link', { name: RETRIES }))
        .first()
        .click();
    } else if (!(await pressAgain(page))) {
      await begin(lane, tab, situation);
      await act(lane, tab, situation);
    }
    await situation.worked(page);
    return [];
  } catch (error) {
    return [`the way on does not work (${way}): ${messageOf(error)}`];
  }
}

/** Verdict of a cell; of one that could not be run to its end why, what the page shows instead, and which calls went wrong. */
export async function verdictOf(run: () => Promise<Verdict>, { sandbox }: Lane, { page }: Tab): Promise<Verdict> {
  try {
    return await run();
  } catch (error) {
    const look = await lookAt(page).catch(() => undefined);
    const calls = await sandbox.calls().catch(() => []);
    const failed = calls.filter(({ status }) => status === null || status >= 400);
    const told = failed.map(({ operationId, status }) => `${operationId} ${status ?? 'without answer'}`).join(', ');
    const shown = look ? [look.path, ...look.waits, ...look.lines].join(' · ').slice(0, MESSAGE_LENGTH * 2) : 'nothing';
    return {
      reaction: 'nothing is known',
      faults: [`could not be run: ${messageOf(error)}; shown is ${shown}; calls that failed: ${told || 'none'}`],
    };
  }
}

function messageOf(error: unknown): string {
  return stripVTControlCharacters(String(error)).replaceAll(/\s+/g, ' ').slice(0, MESSAGE_LENGTH);
}
