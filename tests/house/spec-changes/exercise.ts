import { parseDocument, type Document } from 'yaml';
import { locales } from '#vendor/vendors.ts';

/** Check that notices a missing edit, and its words. Types are checked in one file: the one that no longer compiles. */
export type Omission =
  | { check: 'types'; file: string; says: string }
  | { check: 'texts' | 'coverage' | 'services' | 'pages'; says: string }
  /** No check can know: why. */
  | { check: 'none'; why: string };

/** Edit by hand of one file. */
export interface Edit {
  file: string;
  /** The file as it is to be; it is given '' for a new one. @throws Error where the file is not as the edit expects */
  change: (text: string) => string;
  /** Check that notices its absence; left out for the spec itself, with which the exercise begins. */
  omitted?: Omission;
}

/** A change of a spec, by the five steps of README.md. */
export interface Exercise {
  name: string;
  /** Its service; what follows from its spec is generated anew. */
  service: string;
  edits: readonly Edit[];
}

/** An edit that puts something in the place of something that stands in the file once. */
export function replacing(from: string | RegExp, to: string): Edit['change'] {
  return (text) => {
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`There is no ${from}`);
    return changed;
  };
}

/** An edit that puts lines before something that stands in the file. */
export function before(anchor: string, lines: string): Edit['change'] {
  return replacing(anchor, `${lines}${anchor}`);
}

/** One after the other. */
export function all(...changes: Edit['change'][]): Edit['change'] {
  return (text) => changes.reduce((changed, change) => change(changed), text);
}

/** A new file. */
export function written(content: string): Edit['change'] {
  return () => content;
}

/** The spec of a service, edited by its structure. */
export function spec(service: string, edit: (document: Document) => void): Edit {
  return {
    file: `openapi/${service}.yaml`,
    change(text) {
      const document = parseDocument(text);
      edit(document);
      return document.toString({ lineWidth: 0 });
    },
  };
}

/** The next major version, which a change that breaks asks for. */
export function raiseMajor(document: Document): void {
  const version = ['info', 'version'];
  document.setIn(version, `${Number.parseInt(String(document.getIn(version)), 10) + 1}.0.0`);
}

/** New texts: a line in each language. What is missing where is said by the compiler for the language of the keys, by a house test for all others. */
export function texts(entries: Record<string, string>, asked: { in: string }): Edit[] {
  const [key = ''] = Object.keys(entries);
  return locales.map((locale) => ({
    file: `src/i18n/locales/${locale}.json`,
    change: replacing(
      /\n\}\s*$/,
      `${Object.entries(entries)
        .map(
          ([name, text]) =>
            `,\n  ${JSON.stringify(name)}: ${JSON.stringify(locale === 'en-GB' ? text : `${text} (${locale})`)}`,
        )
        .join('')}\n}\n`,
    ),
    omitted:
      locale === 'en-GB'
        ? { check: 'types', file: asked.in, says: `"${key}"` }
        : { check: 'texts', says: `${locale}: ${key} is missing` },
  }));
}
