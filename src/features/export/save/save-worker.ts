import { type PartOutcome, type PartProgress, type PartRequest, PartSaver } from './part-saver.ts';

/** Messages to the worker: a part, then a link to it for each attempt; or that it is enough. */
export type ToSaver = { request: PartRequest } | { url: string } | { stop: true };

/** Messages from the worker. */
export type FromSaver = { progress: PartProgress } | { outcome: PartOutcome };

let saver: PartSaver | undefined;
let end = new AbortController();

addEventListener('message', ({ data }: MessageEvent<ToSaver>) => {
  if ('stop' in data) return end.abort();
  if ('request' in data) {
    end = new AbortController();
    saver = new PartSaver(data.request, (progress) => tell({ progress }));
    return;
  }
  void saver?.attempt(data.url, end.signal).then((outcome) => tell({ outcome }));
});

function tell(message: FromSaver): void {
  postMessage(message);
}
