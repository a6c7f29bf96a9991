const plural = /_(zero|one|two|few|many|other)$/;

/** The names by which code asks for the texts of a catalogue: plural forms share one. */
export function askedNames(catalogueKeys: string[]): string[] {
  return [...new Set(catalogueKeys.map((key) => key.replace(plural, '')))];
}

/**
 * The catalogue's names that no code mentions. A name counts as mentioned where it stands as a whole string, or where it
 * begins like one of the families whose names are put together at run time.
 */
export function unusedNames(names: string[], sources: string[], families: string[]): string[] {
  const mentioned = new Set(
    sources.flatMap((source) => [...source.matchAll(/(['"`])([\w.-]+)\1/g)].map((match) => match[2])),
  );
  return names.filter((name) => !mentioned.has(name) && !families.some((family) => name.startsWith(family)));
}

/** The names that code asks for with t('…') and that the catalogue lacks. */
export function unknownNames(names: string[], sources: string[]): string[] {
  const asked = sources.flatMap((source) =>
    [...source.matchAll(/\bt\(\s*(['"])([^'"]+)\1/g)].map((match) => match[2] ?? ''),
  );
  return [...new Set(asked)].filter((name) => !names.includes(name));
}

/** Prefixes of keys that are put together at run time: the beginnings of t(`…${`. */
export function familiesIn(sources: string[]): string[] {
  return [
    ...new Set(
      sources.flatMap((source) => [...source.matchAll(/\bt\(\s*`([^`$]*)\$\{/g)].map((match) => match[1] ?? '')),
    ),
  ];
}
