import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { startOwnWorker } from '#lib/own-worker.ts';
import type { PreviewAnswer, PreviewOrder } from './preview-order.ts';
import type { Painter, Preview } from './preview-queue.ts';
import { createPreviewQueue } from './preview-queue.ts';
import workerAddress from './preview-worker.ts?worker&url';

/** The small pictures of the photos on the list. */
export const previews = createPreviewQueue(workerPainter);

/** The small picture of a photo, which is drawn once somebody shows it. */
export function usePreview(id: string, file: File | undefined): Preview {
  const preview = useAtomValue(previews.of(id));
  useEffect(() => (file ? previews.want(id, file) : undefined), [id, file]);
  return file || preview ? preview : 'none';
}

/** Draws in a worker of its own, which is ended when it rests: what decoders take of memory they never give back. */
function workerPainter(answered: (answer: PreviewAnswer) => void, failed: () => void): Painter {
  let worker: Worker | undefined;
  function started(): Worker {
    const next = startOwnWorker(workerAddress);
    next.addEventListener('message', ({ data }: MessageEvent<PreviewAnswer>) => answered(data));
    next.addEventListener('error', failed);
    return next;
  }
  return {
    draw: (order: PreviewOrder) => (worker ??= started()).postMessage(order),
    rest() {
      worker?.terminate();
      worker = undefined;
    },
  };
}
