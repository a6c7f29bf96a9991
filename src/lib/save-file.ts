import { handOver } from './leaving.ts';

/**
 * A link to a file is a navigation until its answer begins, and a second one in that time takes its place: so long, in ms,
 * one waits for the other.
 */
const APART_MS = 2_000;

/** When the next link may be pressed. */
let freeAt = 0;

/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  press({ href: url, download: name });
  // The browser has taken it over by then, however slow the machine is.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Leaves a link to the browser, which may save what the page may not read. It never leads away from the app.
 * @throws Error for an address of another kind than a web page has (S38)
 */
export function saveLink(url: string, name: string): void {
  press({ href: webAddressOf(url), download: name, target: '_blank', rel: 'noopener noreferrer' });
}

/**
 * Leaves a link to the browser's own download manager, at any time and without opening anything beside the page, and after
 * those that were left to it a moment ago. Only for a link that has just been tried: one that is refused leads away from the app.
 * @throws Error for an address of another kind than a web page has (S38)
 */
export function saveTriedLink(url: string, name: string): void {
  const href = webAddressOf(url);
  const now = Date.now();
  const wait = Math.max(0, freeAt - now);
  freeAt = now + wait + APART_MS;
  const leave = () => handOver(() => press({ href, download: name, rel: 'noreferrer' }));
  if (wait === 0) leave();
  else setTimeout(leave, wait);
}

/**
 * The address, if it is one of the web.
 * @throws Error for any other (S38)
 */
export function webAddressOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new Error('This is no link to a file.');
  return url;
}

function press(
  attributes: Pick<HTMLAnchorElement, 'href' | 'download'> & Partial<Pick<HTMLAnchorElement, 'target' | 'rel'>>,
): void {
  const link = Object.assign(document.createElement('a'), attributes);
  document.body.append(link);
  link.click();
  link.remove();
}
