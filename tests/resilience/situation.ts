import type { Page } from '@playwright/test';
import type { RouteKey } from '#paths';
import type { SandboxControl } from '../support/sandbox-control.ts';

/**
 * Something a customer does that calls services: she opens a page, or takes a step on it.
 *
 * A situation says what she does and how it looks when it has worked; which operations that calls is not written down
 * but read from the sandbox's journal when it runs without a fault. Each of those operations, with each kind of fault,
 * is a cell of the fault matrix (R1).
 */
export interface Situation {
  /** As a row of the results is called: `Album: rename`. Unique. */
  name: string;
  /** The page it happens on. */
  screen: RouteKey;
  /** E-mail address of who does it; absent on pages without sign-in. */
  as?: string;
  /** Brings about, in the services, what it starts from. */
  given?(sandbox: SandboxControl): Promise<void>;
  /** The address that is opened. */
  path: string | ((sandbox: SandboxControl) => Promise<string>);
  /** What she does before the step, while everything works. */
  prepare?(page: Page): Promise<void>;
  /** The step, with whose calls faults are mixed; without one it is the opening of the page. Does not wait for what comes of it. */
  act?(page: Page): Promise<void>;
  /** Waits until it has worked, with an assertion. */
  worked(page: Page): Promise<void>;
  /** How long it may stay quiet until the app says how it has ended, in ms: it tries again by itself, or is told by the service. */
  takesMs?: number;
  /** What shows that it has worked goes away by itself: it counts once it has been seen. */
  passes?: true;
  /** How often it is tried again by itself when no answer comes, where that is more than once. */
  repeats?: number;
  /** Whether the step changes what the services keep, so that the next cell needs them as they were. */
  changes?: true;
  /** Her press reads something, and she waits for it as for a write, such as a download: that it failed is told beside its button. */
  isAwaited?: true;
  /** The operations whose faults are its own matter, where it calls others that another situation is about. All of them unless given. */
  about?: readonly `${string}/${string}`[];
  /** What she typed and must not lose when it fails: the accessible name of each field and its text. */
  typed?: Readonly<Record<string, string>>;
  /** Operations whose 404 means that there is nothing, or nothing more (`x-client.missing`): there is nothing to be said of it. */
  nothingAt404?: readonly `${string}/${string}`[];
  /** What is read again and again while something is being made, so that the page says that it still is. */
  polls?: `${string}/${string}`;
  /** What the app reports without any fault when the page is opened, as it is after a new sign-in: part of what the console says. */
  reports?: string;
  /** Why that is not kept for when she has signed in again (S23). */
  notKept?: string;
}
