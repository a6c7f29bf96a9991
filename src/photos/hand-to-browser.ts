import { isSignedFileThere } from '#api/signed-file.ts';
import { saveLink, saveTriedLink, webAddressOf } from '#lib/save-file.ts';

/** What handing over a file needs of the browser. */
export interface HandOverWays {
  isFileThere: (url: string) => Promise<boolean>;
  saveLink: (url: string, name: string) => void;
  saveTriedLink: (url: string, name: string) => void;
  /** Whether the customer has just pressed something: only then does a browser open anything beside the page. */
  hasPressed: () => boolean;
}

const browserWays: HandOverWays = {
  isFileThere: isSignedFileThere,
  saveLink,
  saveTriedLink,
  hasPressed: () => navigator.userActivation?.isActive ?? false,
};

/**
 * Hands a signed link to the browser's own download manager: nothing of the file comes into the page, however large it is.
 * The link is tried first, since one that is refused would lead away from the app.
 * @throws Error for an address of another kind than a web page has (S38), when it is refused, or when neither the page can
 * try it nor the browser may open it beside the page
 */
export async function handToBrowser(url: string, name: string, ways = browserWays): Promise<void> {
  const address = webAddressOf(url);
  if (await ways.isFileThere(address)) return ways.saveTriedLink(address, name);
  if (!ways.hasPressed()) throw new Error('The file cannot be reached.');
  ways.saveLink(address, name);
}
