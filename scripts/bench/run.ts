import { measureDeleting, measureOpening, measureSelecting, type Opening } from './acting.ts';
import { type Figure, median } from './bars.ts';
import { type Loading, measureLoading, measurePassing } from './loading.ts';
import { type Jumping, measureJumping, measureScrolling, type Scrolling, TURN_PX } from './scrolling.ts';
import { type Control, measurePress, otherPages, photosControls } from './pressing.ts';
import type { Open } from './driven.ts';
import { type Launch, opening as openingIn, type Subject } from './subject.ts';

/** Measurements that are made in every engine. */
export interface EnginePlan {
  open: Open;
  app: Subject;
  floor: Subject;
  /** The floor that draws a screen in advance, as one does who scrolls. */
  floorWithOverscan: Subject;
  runs: number;
  scrollSeconds: number;
  log: (line: string) => void;
}

export interface Plan extends Omit<EnginePlan, 'open'> {
  launch: Launch;
  /** The month of 5,000 and where it is, from 0 to 1; without it nothing is selected, and nothing jumped to. */
  largeMonth?: { name: string; share: number };
  /** Puts photos back that were deleted; without it none are. */
  refill?: () => Promise<void>;
}

interface ByTurns<Result> {
  own: Result[];
  floor: Result[];
}

function figure<Result>(
  id: string,
  what: string,
  { own, floor }: ByTurns<Result>,
  value: (result: Result) => number | undefined,
): Figure {
  return { id, what, own: median(own.map(value)), floor: median(floor.map(value)) };
}

const loadingFigures = (how: string, loading: ByTurns<Loading>) => [
  figure('F3', `first picture${how}, ms`, loading, ({ first }) => first),
  figure('F3', `view full${how}, ms`, loading, ({ full }) => full),
];
const openingFigures = (opened: ByTurns<Opening>) => [
  figure('F8', 'open a photo, ms', opened, ({ open }) => open),
  figure('F8', 'next photo, ms', opened, ({ next }) => median(next)),
];
const jumpingFigures = (jumping: ByTurns<Jumping>) => [
  figure('F7', 'jump to the middle, ms', jumping, ({ middle }) => middle),
  figure('F7', 'jump to the end, ms', jumping, ({ end }) => end),
];
const framesFigure = (scrolling: ByTurns<Scrolling>, speed = '8,000 px/s') =>
  figure('F4', `frames per second at ${speed}`, scrolling, ({ framesPerSecond }) => framesPerSecond);
const longestFrameFigure = (scrolling: ByTurns<Scrolling>, how = '') =>
  figure('F4', `longest frame${how}, ms`, scrolling, ({ longestFrame }) => longestFrame);
const missingFigure = (scrolling: ByTurns<Scrolling>, how = '') =>
  figure('F4', `picture area missing${how}, %`, scrolling, ({ missing }) => missing * 100);

/** A measurement of app and floor by turns, so that what else the machine does falls on both. */
async function byTurns<Result>(
  { app, floor, runs, log }: Pick<Plan, 'app' | 'floor' | 'runs' | 'log'>,
  what: string,
  measure: (subject: Subject) => Promise<Result>,
): Promise<ByTurns<Result>> {
  const results: ByTurns<Result> = { own: [], floor: [] };
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
  { open, app, runs, log }: Pick<EnginePlan, 'open' | 'app' | 'runs' | 'log'>,
  pressed: readonly Control[],
  isSlow: boolean,
): Promise<PressedControl[]> {
  const controls = [];
  for (const control of pressed) {
    log(`pressing: ${control.name}${isSlow ? ', slowly' : ''}`);
    const answers = [];
    for (let run = 0; run < runs; run += 1) answers.push(await measurePress(open, app, control, isSlow));
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

/** Times at which each control and the last one had answered, and the longest that one was in view before (F13). */
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
 * @param floor how long the floor page takes for a full view, in ms: as it is, and with a slow processor and network, where that is measured
 */
export async function measureOtherPages(
  plan: Pick<EnginePlan, 'open' | 'app' | 'runs' | 'log'>,
  floor: { usual: number | undefined; slow?: number | undefined },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, controls } of otherPages) {
    const app = { ...plan.app, url: new URL(path, plan.app.url).href };
    for (const isSlow of 'slow' in floor ? [false, true] : [false]) {
      const how = `${isSlow ? ' with CPU 4x and Fast 4G' : ''}`;
      const pressed = await measureControls({ ...plan, app }, controls, isSlow);
      const missing = pressed.filter(({ answered }) => answered === undefined).map((control) => control.name);
      if (missing.length > 0) plan.log(`${name}: no answer of ${missing.join(', ')}`);
      const [complete, longest] = controlFigures(how, pressed, isSlow ? floor.slow : floor.usual).slice(-2);
      for (const one of [complete, longest]) if (one) figures.push({ ...one, what: `${name}: ${one.what}` });
    }
  }
  return figures;
}

/** Measures one library, F1 to F10 and F13. */
export async function measureLibrary(plan: Plan): Promise<Figure[]> {
  const { launch, app, scrollSeconds, largeMonth, refill, log } = plan;
  const open = openingIn(launch);
  // Warm-up: the servers' caches are filled from here on.
  await measureLoading(open, app, false);
  await measureLoading(open, plan.floor, false);
  const loading = await byTurns(plan, 'loading', (subject) => measureLoading(open, subject, false));
  const slow = await byTurns(plan, 'loading slowly', (subject) => measureLoading(open, subject, true));
  const scrolling = await byTurns({ ...plan, floor: plan.floorWithOverscan }, 'scrolling', (subject) =>
    measureScrolling(open, subject, scrollSeconds, TURN_PX.swift),
  );
  const opening = await byTurns(plan, 'opening', (subject) => measureOpening(open, subject));
  const pressing = await measureControls({ ...plan, open }, photosControls, false);
  const pressingSlowly = await measureControls({ ...plan, open }, photosControls, true);
  log('scrolling through everything');
  const passing = await measurePassing(launch, app);

  const code = (result: Loading) => result.codeKb;
  const figures = [
    figure('F1', 'JavaScript and CSS until the view is full, kB', loading, code),
    { id: 'F1', what: 'scripts and styles of a visit', own: passing.scripts },
    { id: 'F1', what: 'scripts and styles of a visit, kB', own: passing.scriptsKb },
    figure('F2', 'requests until the view is full', loading, ({ requests }) => requests),
    ...loadingFigures('', loading),
    ...loadingFigures(' with CPU 4x and Fast 4G', slow),
    ...controlFigures('', pressing, median(loading.floor.map(({ full }) => full))),
    ...controlFigures(' with CPU 4x and Fast 4G', pressingSlowly, median(slow.floor.map(({ full }) => full))),
    framesFigure(scrolling),
    longestFrameFigure(scrolling),
    figure('F4', 'frames with more than 50 ms of scripts', scrolling, ({ slowFrames }) => slowFrames),
    missingFigure(scrolling),
    { id: 'F5', what: 'layout shift and scroll corrections', own: passing.shift },
    { id: 'F6', what: 'elements after load', own: passing.before.elements },
    { id: 'F6', what: 'heap after load, MB', own: passing.before.heapMb },
    {
      id: 'F6',
      what: 'elements after a complete pass, share of before',
      own: passing.after.elements / passing.before.elements,
    },
    { id: 'F6', what: 'heap gained by a complete pass, MB', own: passing.after.heapMb - passing.before.heapMb },
    ...openingFigures(opening),
  ];
  if (largeMonth) {
    figures.push(...jumpingFigures(await byTurns(plan, 'jumping', (subject) => measureJumping(open, subject))));
    const selecting = [];
    for (let run = 0; run < plan.runs; run += 1) {
      log(`selecting, run ${run + 1} of ${plan.runs}`);
      selecting.push(await measureSelecting(launch, app, largeMonth));
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
      deleting.push(await measureDeleting(launch, app));
      await refill();
    }
    figures.push({ id: 'F10', what: 'delete 10,000, ms', own: median(deleting) });
  }
  return figures;
}

/** Measures one library in an engine beside Chromium, which can be asked for more: F3, F4, F7, F8 and F13. */
export async function measureInEngine(plan: EnginePlan): Promise<Figure[]> {
  const { open, app, floor, scrollSeconds } = plan;
  await measureLoading(open, app, false);
  await measureLoading(open, floor, false);
  const loading = await byTurns(plan, 'loading', (subject) => measureLoading(open, subject, false));
  const scroll = (what: string, turn: number) =>
    byTurns({ ...plan, floor: plan.floorWithOverscan }, what, (subject) =>
      measureScrolling(open, subject, scrollSeconds, turn),
    );
  const steady = await scroll('scrolling', TURN_PX.steady);
  const swift = await scroll('scrolling fast', TURN_PX.swift);
  const jumping = await byTurns(plan, 'jumping', (subject) => measureJumping(open, subject));
  const opened = await byTurns(plan, 'opening', (subject) => measureOpening(open, subject));
  const pressed = await measureControls(plan, photosControls, false);
  return [
    ...loadingFigures('', loading),
    ...controlFigures('', pressed, median(loading.floor.map(({ full }) => full))),
    framesFigure(steady, '2,000 px/s'),
    longestFrameFigure(steady, ' at 2,000 px/s'),
    missingFigure(steady, ' at 2,000 px/s'),
    framesFigure(swift),
    longestFrameFigure(swift),
    missingFigure(swift),
    ...jumpingFigures(jumping),
    ...openingFigures(opened),
  ];
}
