import { sleep } from './timers.ts';
import { webAddress } from './web-address.ts';

/** Time in ms within which the browser has taken a file over, however slow the machine is. */
const TAKEN_OVER_MS = 60_000;

/** Saves a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  press({ href: url, download: name });
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_OVER_MS);
}

/**
 * Opens a download link in another tab, for files that the page itself may not read. It never leads away from the app.
 * @throws Error for an address that is not http or https
 */
export function saveLink(url: string, name: string): void {
  press({ href: fileLink(url), download: name, target: '_blank', rel: 'noopener noreferrer' });
}

/**
 * Pause between two downloads, in ms: time for a link of the page to turn out to be a file, where a frame may not ask for it. A
 * navigation of the page ends those of its frames, and a second one the first.
 */
const DOWNLOADS_APART_MS = 2_000;

let turn: Promise<unknown> = Promise.resolve();

export interface FrameOptions {
  /** Calls it off while it waits for its turn. */
  signal?: AbortSignal | undefined;
  /**
   * Called when the frame has loaded something, which is no download: so does WebKit with a file whose host forbids frames
   * (X-Frame-Options).
   */
  onShown: () => void;
}

/**
 * Starts a download by the browser's own download manager, under the name that the file's host gives it. A hidden frame of its own
 * asks for it: a link of the page would be a navigation until the answer says that it is a file, and the next one would replace it,
 * however long the answer takes. Content that is no file is neither shown nor run.
 * @returns settles when the download has begun, one after the other
 * @throws Error for an address that is not http or https, the signal's reason
 */
export function saveInFrame(url: string, { signal, onShown }: FrameOptions): Promise<void> {
  const src = fileLink(url);
  const begun = turn.then(() => {
    signal?.throwIfAborted();
    const frame = Object.assign(document.createElement('iframe'), { hidden: true, referrerPolicy: 'no-referrer', src });
    frame.sandbox.add('allow-downloads');
    frame.addEventListener('load', onShown);
    document.body.append(frame);
    setTimeout(() => frame.remove(), TAKEN_OVER_MS);
  });
  turn = begun.then(
    () => sleep(DOWNLOADS_APART_MS),
    () => {},
  );
  return begun;
}

/**
 * Starts a download by a link of the page. Only for a link that has just been tried: one that is refused leads away from the app.
 * @throws Error for an address that is not http or https
 */
export function followLink(url: string): void {
  press({ href: fileLink(url), download: '', rel: 'noreferrer' });
}

/**
 * The link to a file, when it is one of the web.
 * @throws Error for any other address (S38)
 */
export function fileLink(url: string): string {
  const link = webAddress(url);
  if (link === undefined) throw new Error('This is no link to a file.');
  return link;
}

function press(
  attributes: Pick<HTMLAnchorElement, 'href' | 'download'> & Partial<Pick<HTMLAnchorElement, 'target' | 'rel'>>,
): void {
  const link = Object.assign(document.createElement('a'), attributes);
  document.body.append(link);
  link.click();
  link.remove();
}

/** Characters that file systems reserve. */
const RESERVED = /[/\\:*?"<>|]/g;
/** Control characters, and those that cannot be seen or turn text around: "gpj.exe" must not look like "exe.jpg". */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const LONGEST = 200;

/**
 * Name under which a file may be saved, made of the service's name for it (S43).
 * @param substitute the name if nothing of it is left
 */
export function safeFileName(name: string, substitute: string): string {
  const safe = name
    .replace(INVISIBLE, '')
    .replace(RESERVED, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (safe.length <= LONGEST) return safe || substitute;
  const [extension = ''] = /\.\w{1,8}$/.exec(safe) ?? [];
  return safe.slice(0, LONGEST - extension.length) + extension;
}

/** Callback for the progress of a download, in bytes; `total` if it is known. */
export type OnProgress = (loaded: number, total?: number) => void;

/** Body of a response, with progress. It is stored by the browser and not in the memory of the script. */
export function readWithProgress(response: Response, onProgress: OnProgress): Promise<Blob> {
  if (!response.body) return response.blob();
  const total = Number(response.headers.get('Content-Length')) || undefined;
  let loaded = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      loaded += chunk.length;
      // Of a compressed response, Content-Length is the length of what is sent, not of what comes out.
      onProgress(loaded, total !== undefined && loaded <= total ? total : undefined);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers }).blob();
}
