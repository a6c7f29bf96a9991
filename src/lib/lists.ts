/** Number of characters of the longest search text; a longer one in the address is cut. */
export const LONGEST_SEARCH = 100;

/** Search text in the query of a list's address; '' for everything. */
export function searchIn(query: URLSearchParams): string {
  return (query.get('q') ?? '').slice(0, LONGEST_SEARCH);
}

/** Searchable texts of an item. */
export interface Findable {
  /** Match as a whole, whatever the punctuation: "SO-2998" also by "#so2998" and in "Order no. SO-2998". */
  codes: readonly string[];
  /** Other texts that are shown; they match by part of a word. */
  texts: readonly string[];
  /** Matches as a whole. */
  year?: string;
}

/** Items that match a search text: by one of their codes, or with every word of it in their texts. */
export function findByWords<Item>(
  items: readonly Item[],
  searchText: string,
  findable: (item: Item) => Findable,
): readonly Item[] {
  const typed = fold(searchText).split(/\s+/).filter(Boolean);
  const bare = typed.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).filter(Boolean);
  // Signs around a word do not matter; one that is all there is does: "❤️".
  const words = bare.length > 0 ? bare : typed;
  if (words.length === 0) return items;
  const codesSearched = new Set(words.map(signsOf));
  return items.filter((item) => {
    const { codes, texts, year } = findable(item);
    if (codes.some((code) => codesSearched.has(signsOf(fold(code))))) return true;
    const text = fold([...codes, ...texts].join('\n'));
    return words.every((word) => word === year || text.includes(word));
  });
}

function signsOf(code: string): string {
  return code.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Page number of a query parameter, counted from one; 1 for anything that is none (A5.8). */
export function pageNumber(value: string | null): number {
  return value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** Number of pages of a list; 1 for an empty one. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Letters that are no other letter with an accent, as they are typed where a keyboard lacks them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
};

/**
 * A text without case, accents and the places where it may be hyphenated, with the dashes and apostrophes of a keyboard, so that `ete`
 * finds `Été`, `soren` `Søren` and `l'ile` `L’île`; for comparing, not for showing.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{Mark}\u00AD]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøıđðłþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u2018\u2019\u02BC\u2032`´]/g, "'");
}
