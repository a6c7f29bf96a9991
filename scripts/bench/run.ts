import type { Browser } from '@playwright/test';
import { measureDeleting, measureOpening, measureSelecting } from './acting.ts';
import { type Figure, median } from './bars.ts';
import { type Loading, measureLoading, measurePassing } from './loading.ts';
import { measureJumping, measureScrolling } from './scrolling.ts';
import { type Control, measurePress, otherPages, photosControls } from './pressing.ts';
import type { Subject } from './subject.ts';

export interface Plan {
  browser: Browser;
  app: Subject;
  floor: Subject;
  /** The floor that draws a screen in advance, as one does who scrolls. */
  floorWithOverscan: Subject;
  runs: number;
  scrollSeconds: number;
  /** The month of 5,000 and where it is, from 0 to 1; without it nothing is selected. */
  largeMonth?: { name: string; share: number };
  /** Puts photos back that were deleted; without it none are. */
  refill?: () => Promise<void>;
  log: (line: string) => void;
}

/** A measurement of app and floor by turns, so that what else the machine does falls on both. */
async function byTurns<Result>(
  { app, floor, runs, log }: Plan,
  what: string,
  measure: (subject: Subject) => Promise<Result>,
): Promise<{ own: Result[]; floor: Result[] }> {
  const results = { own: [] as Result[], floor: [] as Result[] };
  for (let run = 0; run < runs; run += 1) {
    log(`${what}, run ${run + 1} of ${runs}`);
    results.floor.push(await measure(floor));
    results.own.push(await measure(app));
  }
  return results;
}

interface PressedControl {
  name: string;
  shown: number | undefined;
  answered: number | undefined;
}

/** Presses each control in loads of its own; medians. */
async function measureControls(
  { browser, app, runs, log }: Pick<Plan, 'browser' | 'app' | 'runs' | 'log'>,
  pressed: readonly Control[],
  isSlow: boolean,
): Promise<PressedControl[]> {
  const controls = [];
  for (const control of pressed) {
    log(`pressing: ${control.name}${isSlow ? ', slowly' : ''}`);
    const answers = [];
    for (let run = 0; run < runs; run += 1) answers.push(await measurePress(browser, app, control, isSlow));
    // One that never answers is never complete, however often the others do.
    const isWhole = answers.every((answer) => answer !== undefined);
    controls.push({
      name: control.name,
      shown: median(answers.map((answer) => answer?.shown)),
      answered: isWhole ? median(answers.map((answer) => answer?.answered)) : undefined,
    });
  }
  return controls;
}

/** When each control had answered, when the last one had, and the longest that one was to be seen before it answered (F13). */
function controlFigures(how: string, controls: readonly PressedControl[], floor: number | undefined): Figure[] {
  const longest = (values: readonly (number | undefined)[]) =>
    values.includes(undefined) ? undefined : Math.max(...values.map(Number));
  return [
    ...controls.map(({ name, answered }) => ({ id: 'F13', what: `${name} answered${how}, ms`, own: answered })),
    {
      id: 'F13',
      what: `page complete${how}, ms`,
      own: longest(controls.map(({ answered }) => answered)),
      ...(floor !== undefined && { floor }),
    },
    {
      id: 'F13',
      what: `longest from shown to answered${how}, ms`,
      own: longest(
        controls.map(({ shown, answered }) =>
          shown === undefined || answered === undefined ? undefined : answered - shown,
        ),
      ),
    },
  ];
}

/**
 * Measures when pages beside the photos are complete (F13).
 * @param floor how long the floor page takes for a full view, in ms: as it is, and with a slow processor and network
 */
export async function measureOtherPages(
  plan: Pick<Plan, 'browser' | 'app' | 'runs' | 'log'>,
  floor: { usual: number | undefined; slow: number | undefined },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, controls } of otherPages) {
    const app = { ...plan.app, url: new URL(path, plan.app.url).href };
    for (const isSlow of [false, true]) {
      const how = `${isSlow ? ' with CPU 4x and Fast 4G' : ''}`;
      const pressed = await measureControls({ ...plan, app }, controls, isSlow);
      const missing = pressed.filter(({ answered }) => answered === undefined).map((control) => control.name);
      if (missing.length > 0) plan.log(`${name}: no answer of ${missing.join(', ')}`);
      const [complete, longest] = controlFigures(how, pressed, isSlow ? floor.slow : floor.usual).slice(-2);
      for (const figure of [complete, longest])
        if (figure) figures.push({ ...figure, what: `${name}: ${figure.what}` });
    }
  }
  return figures;
}

/** Measures one library, F1 to F10 and F13. */
export async function measureLibrary(plan: Plan): Promise<Figure[]> {
  const { browser, app, scrollSeconds, largeMonth, refill, log } = plan;
  // Warm-up: the servers' caches are filled from here on.
  await measureLoading(browser, app, false);
  await measureLoading(browser, plan.floor, false);
  const loading = await byTurns(plan, 'loading', (subject) => measureLoading(browser, subject, false));
  const slow = await byTurns(plan, 'loading slowly', (subject) => measureLoading(browser, subject, true));
  const scrolling = await byTurns({ ...plan, floor: plan.floorWithOverscan }, 'scrolling', (subject) =>
    measureScrolling(browser, subject, scrollSeconds),
  );
  const jumping = await byTurns(plan, 'jumping', (subject) => measureJumping(browser, subject));
  const opening = await byTurns(plan, 'opening', (subject) => measureOpening(browser, subject));
  const pressing = await measureControls(plan, photosControls, false);
  const pressingSlowly = await measureControls(plan, photosControls, true);
  log('scrolling through everything');
  const passing = await measurePassing(browser, app);

  const figure = <Result>(
    id: string,
    what: string,
    { own, floor }: { own: Result[]; floor: Result[] },
    value: (result: Result) => number | undefined,
  ): Figure => ({
    id,
    what,
    own: median(own.map(value)),
    floor: median(floor.map(value)),
  });
  const code = (result: Loading) => result.codeKb;
  const figures = [
    figure('F1', 'JavaScript and CSS until the view is full, kB', loading, code),
    { id: 'F1', what: 'scripts and styles of a visit', own: passing.scripts },
    { id: 'F1', what: 'scripts and styles of a visit, kB', own: passing.scriptsKb },
    figure('F2', 'requests until the view is full', loading, ({ requests }) => requests),
    figure('F3', 'first picture, ms', loading, ({ first }) => first),
    figure('F3', 'view full, ms', loading, ({ full }) => full),
    figure('F3', 'first picture with CPU 4x and Fast 4G, ms', slow, ({ first }) => first),
    figure('F3', 'view full with CPU 4x and Fast 4G, ms', slow, ({ full }) => full),
    ...controlFigures('', pressing, median(loading.floor.map(({ full }) => full))),
    ...controlFigures(' with CPU 4x and Fast 4G', pressingSlowly, median(slow.floor.map(({ full }) => full))),
    figure('F4', 'frames per second at 8,000 px/s', scrolling, ({ framesPerSecond }) => framesPerSecond),
    figure('F4', 'frames with more than 50 ms of scripts', scrolling, ({ slowFrames }) => slowFrames),
    figure('F4', 'picture area missing, %', scrolling, ({ missing }) => missing * 100),
    { id: 'F5', what: 'layout shift and scroll corrections', own: passing.shift },
    { id: 'F6', what: 'elements after load', own: passing.before.elements },
    { id: 'F6', what: 'heap after load, MB', own: passing.before.heapMb },
    {
      id: 'F6',
      what: 'elements after a complete pass, share of before',
      own: passing.after.elements / passing.before.elements,
    },
    { id: 'F6', what: 'heap gained by a complete pass, MB', own: passing.after.heapMb - passing.before.heapMb },
    figure('F7', 'jump to the middle, ms', jumping, ({ middle }) => middle),
    figure('F7', 'jump to the end, ms', jumping, ({ end }) => end),
    figure('F8', 'open a photo, ms', opening, ({ open }) => open),
    figure('F8', 'next photo, ms', opening, ({ next }) => median(next)),
  ];
  if (largeMonth) {
    const selecting = [];
    for (let run = 0; run < plan.runs; run += 1) {
      log(`selecting, run ${run + 1} of ${plan.runs}`);
      selecting.push(await measureSelecting(browser, app, largeMonth));
    }
    figures.push(
      { id: 'F9', what: 'select a month of 5,000, ms', own: median(selecting.map(({ month }) => month)) },
      { id: 'F9', what: 'select 100,000, ms', own: median(selecting.map(({ everything }) => everything)) },
      { id: 'F9', what: 'take one out, ms', own: median(selecting.map(({ oneTile }) => oneTile)) },
      {
        id: 'F9',
        what: 'tiles that change when one is taken out',
        own: median(selecting.map(({ changedTiles }) => changedTiles)),
      },
    );
  }
  if (refill) {
    const deleting = [];
    for (let run = 0; run < plan.runs; run += 1) {
      log(`deleting, run ${run + 1} of ${plan.runs}`);
      deleting.push(await measureDeleting(browser, app));
      await refill();
    }
    figures.push({ id: 'F10', what: 'delete 10,000, ms', own: median(deleting) });
  }
  return figures;
}
