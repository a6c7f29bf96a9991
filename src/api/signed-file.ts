/**
 * Fetches a file by a signed link. Such a link is a permission in itself: no token goes with it, no cookie, and not the
 * address of the page (O56, S29, S30).
 * @throws TypeError when the browser may not read it, Error "Status Code: …" when it is refused
 */
export async function fetchSignedFile(url: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal: signal ?? null });
  if (!response.ok) throw new Error(`Status Code: ${response.status}`);
  return response.blob();
}

/** How long a signed link may take to answer, in ms. */
const LINK_PATIENCE_MS = 30_000;

/**
 * Whether a signed link leads to a file, found out from its first byte alone: the file itself is none of the page's business.
 * @returns false when the browser may not look
 * @throws Error "Status Code: …" when the link is refused
 */
export async function isSignedFileThere(url: string): Promise<boolean> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), LINK_PATIENCE_MS);
  try {
    const response = await fetch(url, { headers: { range: 'bytes=0-0' }, credentials: 'omit', referrerPolicy: 'no-referrer', signal: end.signal });
    if (!response.ok) throw new Error(`Status Code: ${response.status}`);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  } finally {
    clearTimeout(timer);
    // A service that knows no ranges would send all of it.
    end.abort();
  }
}
