import { createTimer } from '#lib/timers.ts';
import { startOwnWorker } from '#lib/trusted-scripts.ts';
import type { OnUnpacked, PdfMessage } from './pdf-in.ts';
import address from './pdf-worker.ts?worker&url';

/** Time, in ms, without a message after which unpacking has come to a stand. */
const STALL_MS = 60_000;

/**
 * The PDF in what the service sends, looked for in a worker of its own: the page stays quick, and what goes wrong in there
 * ends with it (S42). See `pdfIn`.
 * @throws Error when there is none
 */
export function openInWorker(answer: Blob, onUnpacked: OnUnpacked): Promise<Blob> {
  const worker = startOwnWorker(address);
  const stallTimer = createTimer();
  const pdf = new Promise<Blob>((resolve, reject) => {
    const waitOn = () => stallTimer.start(STALL_MS, () => reject(new Error('Unpacking has come to a stand.')));
    worker.addEventListener('message', ({ data }: MessageEvent<PdfMessage>) => {
      waitOn();
      if ('pdf' in data) resolve(data.pdf);
      else if ('reason' in data) reject(new Error(data.reason));
      else onUnpacked(data.unpacked);
    });
    worker.addEventListener('error', () => reject(new Error('The worker that unpacks has failed.')));
    worker.postMessage(answer);
    waitOn();
  });
  return pdf.finally(() => {
    stallTimer.stop();
    worker.terminate();
  });
}
