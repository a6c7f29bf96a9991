import * as z from 'zod/mini';
import { EMAIL_ADDRESS } from './formats.ts';

/**
 * [Note: One place for formats] Formats of texts in the specs. The validators of the generated client are Zod's, so Zod's own
 * patterns stand here, and ours of e-mail addresses, which the generation puts into the validators. Contracts, the sandbox and
 * forms take them from here. No customer loads this file.
 */
export interface WireFormat {
  /** Pattern of the whole text, for contracts: see `portable`. Accepts nothing that the client refuses. */
  pattern: string;
  /** Whether the client takes the text. */
  fits(text: string): boolean;
}

const DNS_NAME = String.raw`(?:[A-Za-z0-9_](?:[A-Za-z0-9_-]*[A-Za-z0-9_])?\.)*[A-Za-z](?:[A-Za-z0-9_-]*[A-Za-z0-9_])?\.?`;
const PORT = String.raw`(?::(?:[0-9]{0,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?`;
const HOST = `(?:${DNS_NAME}|${unanchored(z.regexes.ipv4)}|\\[${unanchored(z.regexes.ipv6)}\\])`;
const USER = String.raw`(?:[^\x00-\x20/?#@\\]+@)?`;
/** Spaces and letters beyond ASCII, as browsers take them, but none at the end. */
const PATH_AND_MORE = String.raw`(?:[/?#](?: *[^\x00-\x20])*)?`;

/** Formats by their names in the specs. */
export const WIRE_FORMATS: Readonly<Record<string, WireFormat>> = {
  date: ofPattern(z.regexes.date),
  // As the generation asks for them: orval.config.ts.
  'date-time': ofPattern(z.regexes.datetime({ offset: true, precision: null, local: false })),
  uuid: ofPattern(z.regexes.uuid()),
  email: ofPattern(EMAIL_ADDRESS),
  uri: {
    pattern: `^[A-Za-z][A-Za-z0-9+.-]*://${USER}${HOST}${PORT}${PATH_AND_MORE}$`,
    // The browser opens more than a pattern can say: hosts of other scripts, backslashes, `mailto:`.
    fits: (text) => URL.canParse(text.trim()),
  },
};

/** Bounds of whole numbers: JavaScript holds no others exactly, and the client refuses them. */
export const WHOLE_NUMBERS = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } as const;

/** Teaches a validator of JSON schemas (ajv) the formats. */
export function addWireFormats(validator: {
  addFormat(name: string, check: true | ((text: string) => boolean)): unknown;
}): void {
  for (const [name, { fits }] of Object.entries(WIRE_FORMATS)) validator.addFormat(name, fits);
  // Bytes of a file are no text.
  validator.addFormat('binary', true);
}

/**
 * A pattern that means the same to the verifiers of all languages: `\d` and `\w` are ASCII in JavaScript and Java, and any script's in
 * Rust, .NET and Python.
 */
export function portable(source: string): string {
  let isInClass = false;
  return source.replaceAll(/\\[\s\S]|[[\]]/g, (part) => {
    if (part === '[') isInClass = true;
    if (part === ']') isInClass = false;
    const letters = part === '\\d' ? '0-9' : part === '\\w' ? 'A-Za-z0-9_' : undefined;
    if (letters === undefined) return part;
    return isInClass ? letters : `[${letters}]`;
  });
}

function ofPattern(pattern: RegExp): WireFormat {
  return { pattern: portable(pattern.source), fits: (text) => pattern.test(text) };
}

function unanchored({ source }: RegExp): string {
  return `(?:${portable(source).replace(/^\^/, '').replace(/\$$/, '')})`;
}
