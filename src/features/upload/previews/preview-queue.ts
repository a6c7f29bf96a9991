import { atom, getDefaultStore, type Atom, type PrimitiveAtom } from 'jotai/vanilla';
import { createTimer } from '#lib/timers.ts';

/** Message to the worker: a photo whose preview is to be drawn. */
export interface PreviewRequest {
  id: string;
  file: Blob;
}

/** Message from the worker; no picture for a file that cannot be read. */
export interface PreviewAnswer {
  id: string;
  picture?: Blob;
}

/** Draws one photo at a time, in a worker. */
export interface PreviewRenderer {
  draw: (request: PreviewRequest) => void;
  /** Frees all memory; it may be called to draw again. */
  rest: () => void;
}

/** Time, in ms, that one photo may take, and after which a renderer without work frees its memory. */
const TIMEOUT_MS = 30_000;
const REST_AFTER_MS = 5_000;

/** Preview of a photo: its URL, `none` if it cannot be drawn, undefined until that is known. */
export type Preview = string | 'none' | undefined;

export interface PreviewQueue {
  /** Requests the preview of a photo that comes into view. @returns function that cancels it when the photo leaves before its turn */
  request: (id: string, file: Blob) => () => void;
  of: (id: string) => Atom<Preview>;
  /** Drops all previews but those of these photos. */
  keep: (ids: ReadonlySet<string>) => void;
}

/**
 * Queue of the previews of photos on their way: one is drawn at a time, those in view first, and what has left the view before
 * its turn is not drawn at all. So memory holds one decoded photo at most, and some thousand bytes for each preview.
 */
export function createPreviewQueue(
  rendererFor: (answered: (answer: PreviewAnswer) => void, failed: () => void) => PreviewRenderer,
): PreviewQueue {
  const store = getDefaultStore();
  const known = new Map<string, PrimitiveAtom<Preview>>();
  /** The last one is drawn first: it is what the customer has scrolled to. */
  const waiting = new Map<string, Blob>();
  let drawing: string | undefined;
  const timer = createTimer();

  const renderer = rendererFor(
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
    renderer.rest();
    finish(undefined);
  }

  function next(): void {
    if (drawing !== undefined) return;
    timer.stop();
    const last = [...waiting].at(-1);
    if (!last) return timer.start(REST_AFTER_MS, renderer.rest);
    const [id, file] = last;
    waiting.delete(id);
    drawing = id;
    timer.start(TIMEOUT_MS, giveUp);
    renderer.draw({ id, file });
  }

  return {
    request(id, file) {
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
