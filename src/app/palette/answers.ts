import { findByWords, fold } from '#lib/lists.ts';
import type { IconName } from '#ui/icon.tsx';
import { isMeant, monthKeys, type TypedDate } from './read-date.ts';

/** The kinds of answers, in the order in which they stand when nothing is looked for. */
const ANSWER_KINDS = ['months', 'albums', 'orders', 'projects', 'pages', 'actions'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Something that the palette can find. */
export interface Answer {
  /** Unlike that of any other. */
  key: string;
  kind: AnswerKind;
  icon: IconName;
  label: string;
  about?: string;
  /** Other texts that it is found by. */
  texts?: readonly string[];
  /** Found as a whole, whatever the punctuation. */
  codes?: readonly string[];
  /** Of a month: which one. */
  month?: { year: number; month: number };
  run: () => void;
}

/** Answers of one kind. */
export interface AnswerGroup {
  kind: AnswerKind;
  answers: Answer[];
}

/** Maximum number of answers of a kind, for a search and while nothing is looked for: pages and actions are few. */
const MOST = 8;
const MOST_AT_FIRST: Record<AnswerKind, number> = {
  months: 3,
  albums: 3,
  orders: 3,
  projects: 3,
  pages: 30,
  actions: 30,
};

/**
 * Answers found, by kind; the kind with the best answer first.
 * @param wanted what was typed
 * @param date what that means as a date
 */
export function findAnswers(all: readonly Answer[], wanted: string, date: TypedDate | undefined): AnswerGroup[] {
  const isSearch = wanted.trim() !== '';
  const rank = (answer: Answer) => (isSearch ? rankOf(answer, fold(wanted.trim()), date) : 0);
  const byWords = new Set(
    findByWords(all, wanted, ({ label, texts = [], codes = [] }) => ({ codes, texts: [label, ...texts] })),
  );
  const matching = all.filter((answer) => (date && answer.month ? isMeant(date, answer.month) : byWords.has(answer)));
  const byKind = Map.groupBy(matching, ({ kind }) => kind);
  return ANSWER_KINDS.flatMap((kind) => {
    const answers = (byKind.get(kind) ?? [])
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, isSearch ? MOST : MOST_AT_FIRST[kind]);
    return answers.length > 0 ? [{ kind, answers }] : [];
  }).toSorted(({ answers: [one] }, { answers: [other] }) => (one && other ? rank(one) - rank(other) : 0));
}

/** Rank of an answer: a date that is meant, a name that begins so, one that has a word that does, any other. */
function rankOf({ label, month }: Answer, wanted: string, date: TypedDate | undefined): number {
  if (date && month) return 0;
  const text = fold(label);
  if (text.startsWith(wanted)) return 1;
  return ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${wanted}`) ? 2 : 3;
}

/** The month nearest to those that are meant; undefined where there is none, or no year was named. */
export function nearestMonth<Month extends { key: string }>(
  date: TypedDate,
  months: readonly Month[],
): Month | undefined {
  const meant = monthKeys(date).map(numberOf);
  const far = ({ key }: Month) => Math.min(...meant.map((one) => Math.abs(one - numberOf(key))));
  const dated = meant.length === 0 ? [] : months.filter(({ key }) => !Number.isNaN(numberOf(key)));
  return dated.toSorted((one, other) => far(one) - far(other))[0];
}

/** Months since the year 0; NaN for photos without a date. */
function numberOf(key: string): number {
  const [year, month] = key.split('-').map(Number);
  return (year ?? Number.NaN) * 12 + (month ?? Number.NaN);
}
