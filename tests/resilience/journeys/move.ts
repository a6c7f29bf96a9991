import type { BrowserContext, Page } from '@playwright/test';
import type { Random } from '#lib/random.ts';
import type { OtherDevice } from '../../support/other-device.ts';
import type { SandboxControl } from '../../support/sandbox-control.ts';
import type { World } from '../../support/world.ts';
import type { PageWatch } from '../support/page-watch.ts';
import type { Draw } from './draw.ts';
import type { Interest } from './interest.ts';
import type { Scene } from './scene.ts';
import type { Typed } from './typed.ts';

/** A tab of the browser. */
export interface Tab {
  page: Page;
  watch: PageWatch;
}

/** What a move has to do with. */
export interface Journey {
  world: World;
  sandbox: SandboxControl;
  context: BrowserContext;
  /** Who travels. */
  email: string;
  /** What she has come for. */
  interest: Interest;
  /** The tabs that are open, and the one that is looked at. */
  tabs: Tab[];
  current: Tab;
  isOffline: boolean;
  /** How far the clock of her device is wrong. */
  minutesWrong: number;
  /** Her other device, which the app knows nothing of. */
  device: OtherDevice;
  /** Pages may show something of before until they are loaded anew: another device has changed it, or a count lagged. */
  isBehind: boolean;
  /** The door codes that the other device has given addresses, by their ids. */
  doorCodes: Map<string, string>;
  /** What she has typed and not given up (R9). */
  typed: Typed[];
  /** How often she has typed, and sent what she had typed. */
  tally: { typed: number; sent: number };
  openTab(): Promise<Tab>;
  /** Something does not hold. */
  object(problem: string): void;
}

/** What a step has drawn. */
export interface Lot {
  draw: Draw;
  random: Random;
}

/** Something a customer does. */
export interface Move {
  name: string;
  /** How often it is made, compared with the others that are possible. */
  weight: number;
  /** How much more or less often than usual it is made, by what there is to see and was done before; 1 unless told. */
  urge?(scene: Scene, journey: Journey): number;
  /** It gives up nothing that was typed on the page. */
  keepsTyped?: true;
  possible(scene: Scene, journey: Journey): boolean;
  /** Does not wait for what comes of it. @returns what exactly was done, for the list of moves */
  make(journey: Journey, scene: Scene, lot: Lot): Promise<string | void>;
}

/** How long a move tries to find what it has just seen, in ms: pages change. */
export const REACH_MS = 3_000;
