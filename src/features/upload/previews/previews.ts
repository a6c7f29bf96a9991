import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { startOwnWorker } from '#lib/trusted-scripts.ts';
import {
  createPreviewQueue,
  type PreviewRenderer,
  type Preview,
  type PreviewAnswer,
  type PreviewRequest,
} from './preview-queue.ts';
import workerAddress from './preview-worker.ts?worker&url';

/** Previews of the photos on the list. */
export const previews = createPreviewQueue(workerRenderer);

/** Hook: preview of a photo, which is drawn once a component shows it. */
export function usePreview(id: string, file: File | undefined): Preview {
  const preview = useAtomValue(previews.of(id));
  useEffect(() => (file ? previews.request(id, file) : undefined), [id, file]);
  return file || preview ? preview : 'none';
}

/** Renderer in a worker of its own, which is ended when it rests: decoders never free their memory. */
function workerRenderer(answered: (answer: PreviewAnswer) => void, failed: () => void): PreviewRenderer {
  let worker: Worker | undefined;
  function started(): Worker {
    const next = startOwnWorker(workerAddress);
    next.addEventListener('message', ({ data }: MessageEvent<PreviewAnswer>) => answered(data));
    next.addEventListener('error', failed);
    return next;
  }
  return {
    draw: (request: PreviewRequest) => (worker ??= started()).postMessage(request),
    rest() {
      worker?.terminate();
      worker = undefined;
    },
  };
}
