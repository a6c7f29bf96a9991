import { atom, getDefaultStore, type Atom } from 'jotai/vanilla';
import { after } from '#lib/timers.ts';

/** Stands in a toast's text where its link belongs, so that no album name can be mistaken for it. */
export const linkPlace = '\u{FFFC}';

/** How long a toast stays unless told otherwise, in ms (P9.19). */
const usualDuration = 5_000;

/** More than these would cover the page; the others wait, and their time has not begun. */
const mostVisible = 4;

export interface ToastInput {
  tone: 'info' | 'success' | 'failure';
  /** May hold `linkPlace` once; a link without a place follows the text. */
  text: string;
  link?: { text: string; href: string };
  action?: { label: string; run: () => void };
  /** In ms; Infinity for one that only the customer or `dismiss` takes away. */
  durationMs?: number;
  /** Called when its time is over, and nobody has taken it away: where what it said goes on to be seen (X7). */
  onOver?: () => void;
}

export interface Toast extends ToastInput {
  id: number;
}

export interface ToastStore {
  /** Shows a toast and returns its id. One that says the same and still shows gives way to it. */
  show: (input: ToastInput) => number;
  dismiss: (id: number) => void;
  /** Stops the time of all toasts, and lets it go on from where it was (X7). */
  setPaused: (paused: boolean) => void;
  /** The toasts that show, the oldest first. */
  visibleAtom: Atom<readonly Toast[]>;
  /** The same for who does not draw them. */
  visible: () => readonly Toast[];
}

export interface Timers {
  now: () => number;
  /** Returns what calls it off. */
  after: (ms: number, run: () => void) => () => void;
}

interface Entry {
  toast: Toast;
  remaining: number;
  running?: { since: number; callOff: () => void };
}

const browserTimers: Timers = { now: () => performance.now(), after };

/** Keeps the toasts and their time, which does not begin before `setPaused(false)`; knows nothing of how they are drawn. */
export function createToastStore(timers: Timers = browserTimers): ToastStore {
  let entries: readonly Entry[] = [];
  const visibleAtom = atom<readonly Toast[]>([]);
  // Until they are drawn, by scripts that come after the first screen.
  let paused = true;
  let lastId = 0;

  const run = (entry: Entry, running: boolean) => {
    if (running && !entry.running && entry.remaining < Infinity) {
      const end = () => {
        dismiss(entry.toast.id);
        entry.toast.onOver?.();
      };
      entry.running = { since: timers.now(), callOff: timers.after(entry.remaining, end) };
    } else if (!running && entry.running) {
      entry.running.callOff();
      entry.remaining -= timers.now() - entry.running.since;
      entry.running = undefined;
    }
  };

  const change = (next: readonly Entry[]) => {
    for (const entry of entries) if (!next.includes(entry)) run(entry, false);
    entries = next;
    for (const [index, entry] of entries.entries()) run(entry, !paused && index < mostVisible);
    getDefaultStore().set(
      visibleAtom,
      entries.slice(0, mostVisible).map((entry) => entry.toast),
    );
  };

  const dismiss = (id: number) => {
    if (entries.some((entry) => entry.toast.id === id)) change(entries.filter((entry) => entry.toast.id !== id));
  };

  return {
    dismiss,
    show(input) {
      lastId += 1;
      const entry: Entry = { toast: { ...input, id: lastId }, remaining: input.durationMs ?? usualDuration };
      change([...entries.filter(({ toast }) => !saysTheSame(toast, input)), entry]);
      return lastId;
    },
    setPaused(next) {
      if (paused === next) return;
      paused = next;
      for (const [index, entry] of entries.entries()) run(entry, !paused && index < mostVisible);
    },
    visibleAtom,
    visible: () => getDefaultStore().get(visibleAtom),
  };
}

function saysTheSame(toast: ToastInput, other: ToastInput): boolean {
  return toast.tone === other.tone && toast.text === other.text && toast.link?.href === other.link?.href;
}

/** The toasts of the page. */
export const toastStore = createToastStore();

/**
 * Tells the customer something in passing, for five seconds unless told otherwise (P9.19). Nothing may be said in a
 * toast alone: what it says must also be seen in the page (X7). Returns an id for `dismissToast`.
 */
export const showToast = toastStore.show;

export const dismissToast = toastStore.dismiss;
