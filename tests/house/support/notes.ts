/** A file by its path, with its content. */
export interface SourceText {
  path: string;
  content: string;
}

const note = /\[Note: (\w[^\]]+)\]/g;

/**
 * A fact that several places need stands once, as a comment that begins with `[Note: name]`, and is cited everywhere else.
 *
 * @returns one line for each citation without a note and for each note that is written twice
 */
export function noteFaults(files: SourceText[]): string[] {
  const mentions = files.flatMap(({ path, content }) =>
    [...content.matchAll(note)].map((match) => ({
      path,
      name: match[1] ?? '',
      isDefinition: beginsComment(content, match.index),
    })),
  );
  const definitions = Map.groupBy(
    mentions.filter((mention) => mention.isDefinition),
    ({ name }) => name,
  );
  return [
    ...mentions
      .filter(({ isDefinition, name }) => !isDefinition && !definitions.has(name))
      .map(({ path, name }) => `${path} cites [Note: ${name}], which nobody wrote`),
    ...[...definitions]
      .filter(([, places]) => places.length > 1)
      .map(([name, places]) => `[Note: ${name}] is written in ${places.map(({ path }) => path).join(' and ')}`),
  ];
}

function beginsComment(content: string, index: number): boolean {
  const lineStart = content.lastIndexOf('\n', index) + 1;
  return /^\s*(\/\*\*?|\*|\/\/|#|<!--|>|-)?\s*$/.test(content.slice(lineStart, index));
}
