import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema, SchemaObject } from '#sandbox/spec/document.ts';
import { withNullForAbsent } from '#sandbox/spec/nulls.ts';

/** Whether a body must be taken, by the spec and what was agreed beside it, and which agreement decided, if one did. */
export interface Verdict {
  isValid: boolean;
  agreement?: Agreement;
}

/** Where the client means to differ from the specs' letter; all other differences are faults. */
export const AGREEMENTS = {
  'format uri':
    'What can be opened is an address: the browser decides, whose rules (WHATWG) take spaces and letters beyond ASCII and refuse hosts that are none.',
  'format date-time':
    'ISO 8601 as RFC 3339 writes it, with T, Z and a colon in the offset, and no 60th second, which browsers cannot read (P3.78). The validator of the specs is more lenient.',
  'format email': 'The last part of a host is a name of two letters or more (P3.77).',
  'type integer': 'A whole number that JavaScript cannot hold exactly is a wrong number.',
  file: 'Where a service may answer a file, whatever is neither JSON nor a page is that file.',
  'field __proto__': 'It is dropped, whatever it holds (S39).',
  null: 'It stands for a field that may be missing, where it means nothing else (docs/decisions/0042).',
  item: 'Of a list that is read item by item, an item that breaks its schema is left out, unless no item is any better (docs/decisions/0042).',
} as const;

export type Agreement = keyof typeof AGREEMENTS;

const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** What a spec says of a body, by a validator that the client does not have. `mayHoldProto`: a field has that name, perhaps. */
export type Oracle = (body: unknown, mayHoldProto?: boolean) => Verdict;

/** Makes oracles. What it compiles it keeps. */
export function createOracles(): (schema: Schema) => Oracle {
  const [letter, agreed] = [validator(), validator()];
  agreed.addFormat('uri', (text) => URL.canParse(text));
  agreed.addFormat('date-time', (text) => {
    const [, year, month, day] = RFC_3339.exec(text) ?? [];
    return year !== undefined && isDay(Number(year), Number(month), Number(day));
  });
  const { email: isEmail } = agreed.formats;
  if (!(isEmail instanceof RegExp)) throw new Error('ajv-formats has no pattern for e-mail addresses.');
  agreed.addFormat(
    'email',
    (text) => isEmail.test(text) && /^[a-z][a-z\d-]*[a-z\d]$/i.test(text.slice(text.lastIndexOf('.') + 1)),
  );
  return (schema) => {
    const [byLetter, byAgreement] = [
      letter.compile(schema),
      agreed.compile(asAgreed(withNullForAbsent(schema), agreed)),
    ];
    return (body, mayHoldProto = true) => {
      const isLetter = byLetter(body);
      const cleaned = mayHoldProto ? withoutProto(body) : { body, isCleaned: false };
      const isValid = byAgreement(cleaned.body);
      return isLetter === isValid
        ? { isValid }
        : { isValid, agreement: cleaned.isCleaned ? 'field __proto__' : agreementOf(isValid ? byLetter : byAgreement) };
    };
  };
}

function validator(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, strictNumbers: true, logger: false, verbose: true });
  addFormats.default(ajv);
  return ajv;
}

/** Which agreement decided, by the complaint of the side that refuses. @throws when it is none of them */
function agreementOf(refusing: ValidateFunction): Agreement {
  const known = (refusing.errors ?? []).map(nameOf).find((name) => name !== undefined);
  if (known) return known;
  throw new Error(`The oracles differ where nothing was agreed: ${JSON.stringify(refusing.errors)}`);
}

function nameOf({ keyword, params, data }: ErrorObject): Agreement | undefined {
  if (data === null) return 'null';
  // Of an address; of any other text both sides hold the same pattern.
  if (keyword === 'pattern' || (keyword === 'format' && String(params['format']).startsWith('uri ')))
    return 'format uri';
  if (keyword === 'format')
    return `format ${String(params['format'])}` in AGREEMENTS
      ? (`format ${String(params['format'])}` as Agreement)
      : undefined;
  const { comparison, limit }: { comparison?: string; limit?: number } = params;
  return comparison !== undefined && Math.abs(limit ?? 0) === Number.MAX_SAFE_INTEGER ? 'type integer' : undefined;
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The schema with every integer within what JavaScript holds exactly, and patterns of addresses held against what the browser makes of the text. */
function asAgreed(schema: Schema, ajv: Ajv2020): Schema {
  const change = (_key: string, value: unknown): unknown => {
    if (isInteger(value)) return { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...value };
    if (
      typeof value !== 'object' ||
      value === null ||
      !('pattern' in value && 'format' in value && value.format === 'uri')
    )
      return value;
    const { pattern, ...rest } = value;
    const [format, fits] = [`uri ${String(pattern)}`, new RegExp(String(pattern))];
    ajv.addFormat(format, (text) => URL.canParse(text) && fits.test(text.trim().replaceAll(/[\t\n\r]/g, '')));
    return { ...rest, format };
  };
  return typeof schema === 'boolean' ? schema : (JSON.parse(JSON.stringify(schema), change) as SchemaObject);
}

function isInteger(value: unknown): value is SchemaObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    (value.type === 'integer' || (Array.isArray(value.type) && value.type.includes('integer')))
  );
}

/** A copy without fields of this name; not by recursion, for bodies may be deeper than the stack. */
function withoutProto(body: unknown): { body: unknown; isCleaned: boolean } {
  let isCleaned = false;
  const root: { body: unknown } = { body };
  const open: object[] = [root];
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value !== 'object' || value === null) continue;
      const copy: object = Array.isArray(value)
        ? [...value]
        : Object.fromEntries(Object.entries(value).filter(([name]) => name !== '__proto__'));
      isCleaned ||= Object.hasOwn(value, '__proto__');
      Reflect.set(holder === root ? root : holder, key, copy);
      open.push(copy);
    }
  }
  return { body: root.body, isCleaned };
}
