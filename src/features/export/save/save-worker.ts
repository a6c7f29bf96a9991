import { AGAIN, type FromSaver, PartSaver, type ToSaver } from './part-saver.ts';

let saver: PartSaver | undefined;
let end = new AbortController();

addEventListener('message', ({ data }: MessageEvent<ToSaver>) => {
  if (data === 'close') return void closed();
  if ('end' in data) return end.abort(data.end === 'attempt' ? AGAIN : undefined);
  if ('request' in data) {
    saver = new PartSaver(data.request, (progress) => post({ progress }));
    return;
  }
  end = new AbortController();
  void saver?.attempt(data.url, end.signal).then((outcome) => post({ outcome }));
});

async function closed(): Promise<void> {
  await saver?.close();
  post('closed');
}

function post(message: FromSaver): void {
  postMessage(message);
}
