import { atom, getDefaultStore, type Atom, type PrimitiveAtom } from 'jotai/vanilla';
import { createTimer } from '#lib/timers.ts';
import type { PreviewAnswer, PreviewOrder } from './preview-order.ts';

/** Draws one photo at a time, somewhere else. */
export interface Painter {
  draw: (order: PreviewOrder) => void;
  /** Gives back all memory; it may be asked to draw again. */
  rest: () => void;
}

/** How long, in ms, one photo may take, and how long a painter without work keeps its memory. */
const PATIENCE_MS = 30_000;
const REST_AFTER_MS = 5_000;

/** What is known of a photo's small picture: its address, or that there is none to be had. */
export type Preview = string | 'none' | undefined;

export interface PreviewQueue {
  /** Asks for a photo that comes into view. Returns what calls it off when it leaves before its turn. */
  want: (id: string, file: Blob) => () => void;
  /** What is known of a photo. */
  of: (id: string) => Atom<Preview>;
  /** Forgets all pictures but those of these photos. */
  keep: (ids: ReadonlySet<string>) => void;
}

/**
 * The small pictures of photos on their way: one is drawn at a time, those in view first, and what has left the view before
 * its turn is not drawn at all. So memory holds one decoded photo at most, and some thousand bytes for each small picture.
 */
export function createPreviewQueue(
  painterFor: (answered: (answer: PreviewAnswer) => void, failed: () => void) => Painter,
): PreviewQueue {
  const store = getDefaultStore();
  const known = new Map<string, PrimitiveAtom<Preview>>();
  /** The one that was asked for last is drawn first: it is what the customer has scrolled to. */
  const waiting = new Map<string, Blob>();
  let drawing: string | undefined;
  const timer = createTimer();

  const painter = painterFor(
    ({ id, picture }) => id === drawing && finish(picture),
    () => giveUp(),
  );

  function of(id: string): PrimitiveAtom<Preview> {
    const preview = known.get(id) ?? atom<Preview>();
    known.set(id, preview);
    return preview;
  }

  function finish(picture: Blob | undefined): void {
    timer.stop();
    if (drawing !== undefined) {
      const drawn = of(drawing);
      drawing = undefined;
      store.set(drawn, picture ? URL.createObjectURL(picture) : 'none');
    }
    next();
  }

  /** One that takes too long, or breaks what draws it, must not keep the others from being drawn. */
  function giveUp(): void {
    painter.rest();
    finish(undefined);
  }

  function next(): void {
    if (drawing !== undefined) return;
    timer.stop();
    const last = [...waiting].at(-1);
    if (!last) return timer.start(REST_AFTER_MS, painter.rest);
    const [id, file] = last;
    waiting.delete(id);
    drawing = id;
    timer.start(PATIENCE_MS, giveUp);
    painter.draw({ id, file });
  }

  return {
    want(id, file) {
      if (store.get(of(id)) !== undefined || drawing === id) return () => {};
      waiting.delete(id);
      waiting.set(id, file);
      next();
      return () => void waiting.delete(id);
    },
    of,
    keep(ids) {
      for (const [id, preview] of known) {
        if (ids.has(id)) continue;
        known.delete(id);
        const address = store.get(preview);
        if (address !== undefined && address !== 'none') URL.revokeObjectURL(address);
      }
    },
  };
}
