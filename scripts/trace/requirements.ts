import { isId } from './ids.ts';

/** One requirement. */
export interface Entry {
  id: string;
  /** Requirement in a line. */
  text: string;
  /** Reason why a person has to look, for what no test can show. */
  review?: string;
}

const LINE = /^- (\S+) · (.*?)(?: · review: (.*))?$/;

/** The requirements of the list, in its order. @throws Error that names an id that stands twice, or a line that is none */
export function entriesIn(list: string): Entry[] {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  for (const line of list.split('\n')) {
    if (!line.startsWith('- ')) continue;
    const [, id = '', text = '', review] = LINE.exec(line) ?? [];
    if (!isId(id)) throw new Error(`This requirement begins with no id: ${line}`);
    if (seen.has(id)) throw new Error(`${id} stands twice among the requirements.`);
    seen.add(id);
    entries.push({ id, text, ...(review && { review }) });
  }
  return entries;
}
