import { AGAIN, type PartOutcome, type PartProgress, type PartRequest, PartSaver } from './part-saver.ts';

/** Messages to the worker: a part, then a link to it for each attempt; or that an attempt, or all of it, is to end. */
export type ToSaver = { request: PartRequest } | { url: string } | { end: 'attempt' | 'all' };

/** Messages from the worker. */
export type FromSaver = { progress: PartProgress } | { outcome: PartOutcome };

let saver: PartSaver | undefined;
let end = new AbortController();

addEventListener('message', ({ data }: MessageEvent<ToSaver>) => {
  if ('end' in data) return end.abort(data.end === 'attempt' ? AGAIN : undefined);
  if ('request' in data) {
    saver = new PartSaver(data.request, (progress) => tell({ progress }));
    return;
  }
  end = new AbortController();
  void saver?.attempt(data.url, end.signal).then((outcome) => tell({ outcome }));
});

function tell(message: FromSaver): void {
  postMessage(message);
}
