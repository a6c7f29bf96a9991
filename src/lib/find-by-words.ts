import { fold } from './fold.ts';

/** No item of a list has more to be found by; a longer address is nobody's typing. */
export const LONGEST_SEARCH = 100;

/** What a list is searched for, as its address says; empty for everything. */
export function searchIn(query: URLSearchParams): string {
  return (query.get('q') ?? '').slice(0, LONGEST_SEARCH);
}

/** What an item is found by. */
export interface Findable {
  /** Names it alone, however it is written: "SO-2998" also by "#so2998" and in "Order no. SO-2998". */
  codes: readonly string[];
  /** Whatever else is shown of it; a part of a word does. */
  texts: readonly string[];
  /** Counts as a whole. */
  year?: string;
}

/** The items that a customer looks for: those whose code she names, and those in which every word of hers is found. */
export function findByWords<Item>(
  items: readonly Item[],
  wanted: string,
  findable: (item: Item) => Findable,
): readonly Item[] {
  const words = fold(wanted)
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(DASHES, '-'))
    .filter((word) => word !== '');
  if (words.length === 0) return items;
  const named = new Set(words.map(signsOf));
  return items.filter((item) => {
    const { codes, texts, year } = findable(item);
    if (codes.some((code) => named.has(signsOf(fold(code))))) return true;
    const text = fold([...codes, ...texts].join('\n'));
    return words.every((word) => word === year || text.includes(word));
  });
}

const DASHES = /[\u2010-\u2015\u2212]/g;

function signsOf(code: string): string {
  return code.replace(/[^\p{L}\p{N}]/gu, '');
}
