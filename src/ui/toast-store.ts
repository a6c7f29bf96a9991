import { atom, getDefaultStore, type Atom } from 'jotai/vanilla';
import { personalDataClear } from '#lib/personal-data.ts';
import { after } from '#lib/timers.ts';

/** Placeholder in a text for its link; a character that no album name contains. */
export const linkPlaceholder = '\u{FFFC}';

/** Default time, in ms, for which a toast shows (P9.19). */
const usualDuration = 5_000;

/** Number of toasts that show; more would cover the page. The others wait, and their time has not begun. */
const mostVisible = 4;

export interface ToastInput {
  tone: 'info' | 'success' | 'failure';
  /** Text; may hold `linkPlaceholder` once. A link without a place follows the text. */
  text: string;
  link?: { text: string; href: string };
  action?: {
    label: string;
    run: () => void;
    /** Whether no other action does the same: the toast stays beside one that says the same, as long as both show. */
    isOwn?: true;
  };
  /** In ms, for one that does not show for the usual time. */
  durationMs?: number;
  /** Whether it tells a state, and goes with that: the customer cannot dismiss it, and it stands before all others. */
  isLasting?: true;
  /** Called when its time is over, unless it was dismissed before. */
  onOver?: () => void;
}

export interface Toast extends ToastInput {
  id: number;
}

export interface ToastStore {
  /**
   * Shows a toast and returns its id. One that says the same gives way to it; of those whose action is their own the oldest alone, and
   * only where the new one would have to wait.
   */
  show: (input: ToastInput) => number;
  dismiss: (id: number) => void;
  /** Dismisses all but those that tell a state. */
  clear: () => void;
  /** Stops the timers of all toasts, or lets them go on from where they were. */
  setPaused: (paused: boolean) => void;
  /** The toasts that show, the oldest first. */
  visibleAtom: Atom<readonly Toast[]>;
  /** The toasts that show, outside of React. */
  visible: () => readonly Toast[];
}

interface Entry {
  toast: Toast;
  remaining: number;
  running?: { since: number; cancel: () => void };
}

/** Store of toasts and their timers, which do not run before `setPaused(false)`. */
export function createToastStore(): ToastStore {
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
      entry.running = { since: performance.now(), cancel: after(entry.remaining, end) };
    } else if (!running && entry.running) {
      entry.running.cancel();
      entry.remaining -= performance.now() - entry.running.since;
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
    clear: () => change(entries.filter(({ toast }) => toast.isLasting)),
    show(input) {
      lastId += 1;
      const entry: Entry = {
        toast: { ...input, id: lastId },
        remaining: input.isLasting ? Infinity : (input.durationMs ?? usualDuration),
      };
      const same = entries.filter(({ toast }) => saysTheSame(toast, input));
      // What was done last must not wait unseen: the Undo that shows in its place would bring back something else.
      const gone = same.slice(0, input.action?.isOwn ? Number(entries.length >= mostVisible) : undefined);
      const others = entries.filter((other) => !gone.includes(other));
      change(input.isLasting ? [entry, ...others] : [...others, entry]);
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

/** The toasts of the page. They name what is the customer's (S14). */
export const toastStore = createToastStore();
personalDataClear.on(toastStore.clear);

/**
 * Shows a toast. Nothing may be said in a toast alone: it must also be seen in the page (X7).
 * @returns an id for `dismissToast`
 */
export const showToast = toastStore.show;

export const dismissToast = toastStore.dismiss;
