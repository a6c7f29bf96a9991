import { trySignedFile, UnreadableFile } from '#api/signed-file.ts';
import { saveLink, saveTriedLink, fileLink } from '#lib/files.ts';

/** What handing over a file needs of the browser. */
export interface HandOverEnvironment {
  tryFile: (url: string, signal?: AbortSignal) => Promise<void>;
  saveLink: (url: string, name: string) => void;
  saveTriedLink: (url: string, name: string) => void;
  /** Whether the customer has just pressed something: only then does a browser open anything beside the page. */
  hasPressed: () => boolean;
}

const browserEnvironment: HandOverEnvironment = {
  tryFile: trySignedFile,
  saveLink,
  saveTriedLink,
  hasPressed: () => navigator.userActivation?.isActive ?? false,
};

/**
 * Hands a signed link to the browser's own download manager: nothing of the file comes into the page, however large it is.
 * The link is tried first, since one that leads to no file would lead away from the app; a file may be made only now, so that
 * takes as long as its first byte needs.
 * @throws the signal's reason when it is aborted, Error for an address of another kind than a web page has (S38), when it leads to no file, or when neither the page
 * may read it nor the browser may open it beside the page
 */
export async function handToBrowser(
  url: string,
  name: string,
  { signal, environment = browserEnvironment }: { signal?: AbortSignal; environment?: HandOverEnvironment } = {},
): Promise<void> {
  const link = fileLink(url);
  try {
    await environment.tryFile(link, signal);
  } catch (error) {
    if (!(error instanceof UnreadableFile) || !environment.hasPressed()) throw error;
    return environment.saveLink(link, name);
  }
  environment.saveTriedLink(link, name);
}
