import type { Schema, SchemaObject } from '#sandbox/spec/document.ts';

/** Which fields of an answer are made hostile. */
export type Target = 'texts' | 'names' | 'addresses';

/** Where a text of an answer stands: `getOrder.items[].name`. */
export type FieldName = string;

/** What an attacker would write into a field, with the field's number, by which it is found on the page. */
const MARKUP = `"'></textarea></title><img src=x data-planted onerror="planted=1"><svg data-planted onload=planted=1><script data-planted>planted=1</script>{{7*7}}`;

/** Addresses that run what they hold, in the ways that filters are passed by. */
const ADDRESSES = [
  'javascript:planted=1//',
  'data:text/html,<script data-planted>planted=1</script>#',
  ' java\nscript:planted=1//',
  'vbscript:planted=1//',
  'JaVaScRiPt:planted=1//',
  'blob:null/planted#',
  'file:///etc/passwd#',
];

/** Texts that say which thing is meant, where another text would be another thing. */
const NAMES = /(^|[a-z_])(ids?|codes?|keys?|channel|locale|hostname)$/i;
/** What leads to the next page would lead to it for ever. */
const CURSOR = /cursor|continuation/i;
const ADDRESS = /(url|uri|href|link|thumbnail)$/i;

export interface HostileBody {
  body: unknown;
  /** Field -> what it holds now. */
  planted: Map<FieldName, string>;
}

/**
 * An answer of a service with every text of one kind replaced by a hostile one, as far as its spec says that any text may
 * stand there; texts that the spec allows and the answer lacks are added.
 */
export function hostileBody(operationId: string, schema: Schema, answer: unknown, target: Target): HostileBody {
  const planted = new Map<FieldName, string>();
  return { body: alter(answer, [schema], operationId), planted };

  function alter(value: unknown, schemas: readonly Schema[], name: FieldName): unknown {
    const parts = schemas.flatMap(partsOf);
    if (typeof value === 'string') return mayBeHostile(parts, name, value) ? plant(parts, name) : value;
    if (Array.isArray(value))
      return value.map((one) =>
        alter(
          one,
          parts.flatMap(({ items }): Schema[] => (items === undefined ? [] : [items])),
          `${name}[]`,
        ),
      );
    if (typeof value !== 'object' || value === null) return value;
    const present = Object.entries(value).map(([key, inner]) => [
      key,
      alter(inner, schemasOf(parts, key), `${name}.${key}`),
    ]);
    return Object.fromEntries([...present, ...lacking(value, parts, name)]);
  }

  function lacking(value: object, parts: readonly SchemaObject[], name: FieldName): [string, string][] {
    const known = parts.flatMap(({ properties }) => Object.entries(properties ?? {}));
    return known.flatMap(([key, ofKey]) => {
      const field = `${name}.${key}`;
      const inner = partsOf(ofKey);
      return !Object.hasOwn(value, key) && inner.some(({ type }) => type === 'string') && mayBeHostile(inner, field, '')
        ? [[key, plant(inner, field)] as [string, string]]
        : [];
    });
  }

  function mayBeHostile(parts: readonly SchemaObject[], name: FieldName, value: string): boolean {
    const key = name.split('.').at(-1)?.replaceAll('[]', '') ?? '';
    if (
      CURSOR.test(key) ||
      parts.some((part) => part.enum !== undefined || part.const !== undefined || part.pattern !== undefined)
    )
      return false;
    const formats = parts.flatMap(({ format }) => (typeof format === 'string' ? [format] : []));
    const isAddress = formats.some((format) => format.startsWith('uri')) || ADDRESS.test(key) || /^https?:/.test(value);
    if (target === 'addresses') return isAddress;
    return !isAddress && formats.length === 0 && NAMES.test(key) === (target === 'names');
  }

  function plant(parts: readonly SchemaObject[], name: FieldName): string {
    const number = planted.has(name) ? [...planted.keys()].indexOf(name) : planted.size;
    const isStrict = parts.some(({ format }) => typeof format === 'string' && format.startsWith('uri'));
    const address =
      ADDRESSES.filter((one) => !isStrict || URL.canParse(one))[number % ADDRESSES.length] ?? ADDRESSES[0] ?? '';
    const text = target === 'addresses' ? address : `${MARKUP}§${name}§`;
    const longest = Math.min(
      ...parts.map(({ maxLength }) => (typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY)),
    );
    planted.set(name, text.slice(0, longest));
    return text.slice(0, longest);
  }
}

/** A schema and the parts that it is made of. */
function partsOf(schema: Schema): SchemaObject[] {
  if (typeof schema === 'boolean') return [];
  return [schema, ...[...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(partsOf)];
}

/** The schemas that a property of an object has to follow. */
function schemasOf(parts: readonly SchemaObject[], key: string): Schema[] {
  const named = parts.flatMap(({ properties }) =>
    properties && Object.hasOwn(properties, key) ? [properties[key] ?? true] : [],
  );
  return named.length > 0
    ? named
    : parts.flatMap(({ additionalProperties }): Schema[] =>
        additionalProperties === undefined ? [] : [additionalProperties],
      );
}
