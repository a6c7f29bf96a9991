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
