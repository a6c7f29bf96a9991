import { reportFailure } from '#api/api-error.ts';
import { fetchSignedFile, trySignedFile, UnreadableFile } from '#api/signed-file.ts';
import { fileLink, followLink, type FrameOptions, saveFile, saveInFrame, saveLink } from '#lib/files.ts';

/** Functions of the browser that saving a file needs. */
export interface SavingEnvironment {
  fetchFile: (url: string) => Promise<Blob>;
  tryFile: (url: string, signal?: AbortSignal) => Promise<void>;
  saveFile: (file: Blob, name: string) => void;
  saveLink: (url: string, name: string) => void;
  saveInFrame: (url: string, options: FrameOptions) => Promise<void>;
  followLink: (url: string) => void;
  /** Whether the customer has just pressed something: only then does a browser open anything beside the page. */
  hasPressed: () => boolean;
}

const browserEnvironment: SavingEnvironment = {
  fetchFile: fetchSignedFile,
  tryFile: trySignedFile,
  saveFile,
  saveLink,
  saveInFrame,
  followLink,
  hasPressed: () => navigator.userActivation?.isActive ?? false,
};

/**
 * Saves the file of a signed link by way of the page: a small one, and one that a browser would rather show than save.
 * @param nameOf its name, from its media type, where the page may read that
 * @throws as `fetchSignedFile`; UnreadableFile only where the browser may not open it beside the page either
 */
export async function saveSignedFile(
  url: string,
  nameOf: (type?: string) => string,
  environment = browserEnvironment,
): Promise<void> {
  const link = fileLink(url);
  let file: Blob;
  try {
    file = await environment.fetchFile(link);
  } catch (error) {
    return openBeside(error, link, nameOf(), environment);
  }
  environment.saveFile(file, nameOf(file.type));
}

/**
 * Hands a signed link to the browser's own download manager: nothing of the file comes into the page, however large it is.
 * The link is tried first, since nobody would be told of one that leads to no file; a file may be made only now, so that takes as
 * long as its first byte needs.
 * @param name of the file, where its host gives it none and it is opened beside the page
 * @throws the signal's reason when it is aborted, Error for an address of another kind than a web page has (S38), when it leads to no file, or when neither the page
 * may read it nor the browser may open it beside the page
 */
export async function handToBrowser(
  url: string,
  name: string,
  { signal, environment = browserEnvironment }: { signal?: AbortSignal; environment?: SavingEnvironment } = {},
): Promise<void> {
  const link = fileLink(url);
  try {
    await environment.tryFile(link, signal);
  } catch (error) {
    return openBeside(error, link, name, environment);
  }
  await environment.saveInFrame(link, {
    signal,
    onShown: () => {
      // Tried once more: where it leads to no file any more, the page would be left for it.
      environment
        .tryFile(link)
        .then(() => environment.followLink(link))
        .catch((reason: unknown) => reportFailure(reason, 'download'));
    },
  });
}

/** Opens a file beside the page that the page may not read. @throws any other failure, and this one where that is not allowed */
function openBeside(
  error: unknown,
  link: string,
  name: string,
  { saveLink: open, hasPressed }: SavingEnvironment,
): void {
  if (!(error instanceof UnreadableFile && hasPressed())) throw error;
  open(link, name);
}
