/** Names of built assets hold a hash of their content, so they never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Kept, but asked for again each time, so that a deployment is seen at once. */
export const ASKED_AGAIN = 'no-cache';

/** Caching of the response for a path of the build. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? IMMUTABLE : ASKED_AGAIN;
}
