/**
 * The ids that tests bear: of requirements (`P2.33`, `A4.1`), of decisions (`O98`), and of what quality promises
 * (`F1` performance, `R1` reliability, `S1` security, `X1` accessibility).
 */
const ID = /(?:[PA]\d+\.\d+|O\d{1,3}|[FRSX]\d{1,2})/;
const LEADING = new RegExp(`^(?:${ID.source}(?:\\s+|$))+`);

/** Whether a word is an id. */
export function isId(word: string): boolean {
  return new RegExp(`^${ID.source}$`).test(word);
}

/**
 * The ids that a test bears: those that its title, or the title of a group that it is in, begins with.
 * @param path titles from the outermost group to the test
 */
export function idsOf(path: readonly string[]): string[] {
  const found = path.flatMap((title) => LEADING.exec(title)?.[0].trim().split(/\s+/) ?? []);
  return [...new Set(found)];
}
