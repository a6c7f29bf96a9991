import { isSignedFileThere } from '#api/signed-file.ts';
import { handOver } from '#lib/leaving.ts';
import { webAddress } from '#vendor/vendor-config.ts';

/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  press({ href: url, download: name });
  // The browser has taken it over by then, however slow the machine is.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Leaves a link to the browser, which may save what the page may not read. It never leads away from the app. */
export function saveLink(url: string, name: string): void {
  press({ href: checked(url), download: name, target: '_blank', rel: 'noopener noreferrer' });
}

/**
 * Hands a signed link to the browser's own download manager: nothing of the file comes into the page, however large it is.
 * The link is tried first, since one that is refused would lead away from the app.
 * @throws Error when it is refused, or when neither the page can try it nor the browser may open it beside the page
 */
export async function handToBrowser(url: string, name: string): Promise<void> {
  if (await isSignedFileThere(checked(url))) return handOver(() => press({ href: url, download: name, rel: 'noreferrer' }));
  // Beside the page it does no harm; but only right after a click does a browser open anything there.
  if (!navigator.userActivation?.isActive) throw new Error('The file cannot be reached.');
  saveLink(url, name);
}

/** @throws Error for an address of another kind than a web page has (S38) */
function checked(url: string): string {
  const address = webAddress(url);
  if (address === undefined) throw new Error('The link is none to a file.');
  return address;
}

function press(attributes: Pick<HTMLAnchorElement, 'href' | 'download'> & Partial<Pick<HTMLAnchorElement, 'target' | 'rel'>>): void {
  const link = Object.assign(document.createElement('a'), attributes);
  document.body.append(link);
  link.click();
  link.remove();
}
