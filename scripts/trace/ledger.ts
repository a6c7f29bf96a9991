import { isId } from './ids.ts';

/** One promise and what shows that it is kept. */
export interface Entry {
  id: string;
  /** What is promised, in a line. */
  text: string;
  /** Why a person has to look, for what no test can show. */
  review?: string;
}

/** How many tests of a file bear an id. */
export type Evidence = ReadonlyMap<string, number>;

const LINE = /^- (\S+) · (.*?)(?: · shown by (.*)| · review: (.*)| · no test)?$/;

/** What the ledger promises, in its order. @throws Error that names an id that stands twice, or a line that is none */
export function entriesIn(ledger: string): Entry[] {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  for (const line of ledger.split('\n')) {
    if (!line.startsWith('- ')) continue;
    const [, id = '', text = '', , review] = LINE.exec(line) ?? [];
    if (!isId(id)) throw new Error(`This line of the ledger begins with no id: ${line}`);
    if (seen.has(id)) throw new Error(`${id} stands twice in the ledger.`);
    seen.add(id);
    entries.push({ id, text, ...(review && { review }) });
  }
  return entries;
}

/** The ledger with what shows each of its promises; headings and other text stay as they are. */
export function withEvidence(ledger: string, evidence: ReadonlyMap<string, Evidence>): string {
  const entries = new Map(entriesIn(ledger).map((entry) => [entry.id, entry]));
  const rewrite = (line: string) => {
    const entry = line.startsWith('- ') ? entries.get(line.split(' ')[1] ?? '') : undefined;
    return entry ? lineOf(entry, evidence.get(entry.id)) : line;
  };
  return ledger.split('\n').map(rewrite).join('\n');
}

function lineOf({ id, text, review }: Entry, files: Evidence | undefined): string {
  const start = `- ${id} · ${text}`;
  if (files && files.size > 0) {
    const list = [...files].sort(([one], [other]) => (one < other ? -1 : 1)).map(([file, count]) => (count > 1 ? `${file} (${count})` : file));
    return `${start} · shown by ${list.join(', ')}`;
  }
  return review ? `${start} · review: ${review}` : `${start} · no test`;
}
