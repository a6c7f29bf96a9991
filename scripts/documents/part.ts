/** A part of a document, which a command writes, and what stands before and behind it, without the markers. */
interface Parted {
  before: string;
  part: string;
  after: string;
}

const marker = (name: string, edge: 'begin' | 'end') => `<!-- ${name}: ${edge} -->`;

/** The part of a document between its markers. @throws when one of them is missing */
export function partOf(document: string, name: string): Parted {
  const [begin, end] = [marker(name, 'begin'), marker(name, 'end')];
  const from = document.indexOf(begin);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The document has no place for ${name}: ${begin} and ${end}`);
  return {
    before: document.slice(0, from),
    part: document.slice(from + begin.length, to),
    after: document.slice(to + end.length),
  };
}

/** The document with a text in place of a part. @throws when one of its markers is missing */
export function withPart(document: string, name: string, text: string): string {
  const { before, after } = partOf(document, name);
  return `${before}${marker(name, 'begin')}\n\n${text}\n\n${marker(name, 'end')}${after}`;
}

/** The document with rows more in a table, above all others. @param head the first line of the table @throws when there is none */
export function withNewestRows(document: string, head: string, rows: readonly string[]): string {
  const at = document.indexOf(`${head}\n`);
  if (at < 0) throw new Error(`The document has no place for new rows: ${head}`);
  const ruleEnd = document.indexOf('\n', at + head.length + 1) + 1;
  return `${document.slice(0, ruleEnd)}${rows.map((row) => `${row}\n`).join('')}${document.slice(ruleEnd)}`;
}
