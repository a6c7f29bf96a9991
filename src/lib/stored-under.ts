/** Rests of the keys of localStorage that begin with a prefix; none in a browser that stores nothing. */
export function storedUnder(prefix: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
  } catch {
    return [];
  }
}
