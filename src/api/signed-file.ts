import { pendingUnload } from '#lib/leaving.ts';

/** The browser may not read what a signed link gives, though it is to be had: only the browser itself can save it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** A signed link is refused: what it leads to is gone, or it has expired. */
export class LinkRefused extends Error {
  override readonly name = 'LinkRefused';
  /** The HTTP status. */
  readonly status: number;

  constructor(status: number) {
    super(`Status Code: ${status}`);
    this.status = status;
  }
}

/** A signed link leads to something that a browser would show, and to no file. */
export class NoFile extends Error {
  override readonly name = 'NoFile';
}

/** Media types that a service sends in place of a file: a browser would show them where the app was. */
const NO_FILE = /^(?:text\/|application\/(?:json|xml|xhtml)|[^;]*\+(?:json|xml))/i;

/** Time limit, in ms, of the answer of a host that is only asked whether it is there. */
const LINK_TIMEOUT_MS = 30_000;

/**
 * Fetches a file by a signed link. Such a link is a permission in itself: no token goes with it, no cookie, and not the
 * address of the page (O56, S29, S30).
 * @throws UnreadableFile when the browser may not read it, LinkRefused when it is refused, NoFile, another error when it
 * cannot be reached or stops coming
 */
export async function fetchSignedFile(url: string, signal?: AbortSignal): Promise<Blob> {
  const response = await openSignedFile(url, { signal: signal ?? null });
  return response.blob().catch(afterUnload);
}

/**
 * Finds out from its first byte alone that a signed link leads to a file: the file itself is none of the page's business. It waits
 * for that byte as long as it needs: a file may be made only when it is asked for.
 * @throws as `fetchSignedFile`
 */
export async function trySignedFile(url: string, signal?: AbortSignal): Promise<void> {
  const end = new AbortController();
  try {
    await openSignedFile(url, {
      headers: { range: 'bytes=0-0' },
      signal: signal ? AbortSignal.any([signal, end.signal]) : end.signal,
    });
  } finally {
    // A service that knows no ranges would send all of it.
    end.abort();
  }
}

/**
 * Asks for a file, or for a part of it, whose bytes have not come yet. Workers call it, too.
 * @throws as `fetchSignedFile`
 */
export async function openSignedFile(url: string, init: Pick<RequestInit, 'headers' | 'signal'>): Promise<Response> {
  const ask = () => fetchUnnamed(url, init);
  const response = await ask().catch(async (error: unknown) => {
    if (!(error instanceof TypeError && (await isReachable(url)))) throw error;
    // The connection may have been lost for the first question, and back for the second.
    return ask().catch((again: unknown) => {
      throw again instanceof TypeError ? new UnreadableFile() : again;
    });
  });
  if (!response.ok) throw new LinkRefused(response.status);
  const type = response.headers.get('content-type');
  if (type !== null && NO_FILE.test(type)) {
    void response.body?.cancel();
    throw new NoFile(`No file, but ${type}`);
  }
  return response;
}

/** Whether anything answers at all: a connection that is cut and an answer that may not be read are one and the same to a page. */
async function isReachable(url: string): Promise<boolean> {
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, AbortSignal.timeout(LINK_TIMEOUT_MS)]);
  try {
    await fetchUnnamed(url, { mode: 'no-cors', signal });
    return true;
  } catch {
    return false;
  } finally {
    end.abort();
  }
}

/** Asks without saying who asks, and from where. */
function fetchUnnamed(url: string, init: Pick<RequestInit, 'headers' | 'signal' | 'mode'>): Promise<Response> {
  return fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(afterUnload);
}

/**
 * Has a failure wait until it is known that the page stays: what is asked next is answered then. See: [Note: A page that is left]
 * @throws the failure
 */
async function afterUnload(error: unknown): Promise<never> {
  await pendingUnload();
  throw error;
}
