/** The texts of a locale, by key. */
export type Texts = Readonly<Record<string, string>>;

/**
 * A number for which keys a catalogue has, and which placeholders stand in their texts: the same for every complete one,
 * whatever its language. Forms that only some languages have count for nothing.
 */
export function shapeOf(texts: Texts): number {
  let shape = 0;
  // A sum, as the order of the keys means nothing.
  for (const [key, text] of Object.entries(texts))
    if (text.trim() && !key.endsWith('_many')) shape = (shape + hash(`${key} ${placeholdersOf(text)}`)) >>> 0;
  return shape;
}

/** The texts that can take the place of those of the reference, and have all of what is to be put into them. */
export function usableTexts(texts: Texts, reference: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).filter(([key, text]) => {
      const inReference = key.replace(/_many$/, '_other');
      return (
        text.trim() &&
        Object.hasOwn(reference, inReference) &&
        placeholdersOf(text) === placeholdersOf(reference[inReference] ?? '')
      );
    }),
  );
}

/** Placeholders of a text. The number that chose a plural form may go without saying: "One photo". */
function placeholdersOf(text: string): string {
  // Most have none, and all are looked at before the first page is drawn.
  if (!text.includes('{')) return '';
  const names = Array.from(text.matchAll(/\{(.*?)\}/g), ([, name]) => name).filter((name) => name !== 'count');
  return [...new Set(names)].sort().join();
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}
