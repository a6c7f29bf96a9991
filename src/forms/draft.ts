import { readStored, writeStored, type KeyValueStore, type Stored } from '#lib/storage.ts';

/** Values typed into a form, and the values that it began with. */
export interface Typed<Values> {
  values: Values;
  from: Values;
}

interface Draft<Values> {
  /** Returns the stored draft and removes it. */
  claim: () => Typed<Values> | undefined;
  store: (typed: Typed<Values>) => void;
}

/**
 * Draft of a form that was unmounted, as by a session that ended: stored in this tab until the customer is back (S23). Signing
 * out removes it.
 */
export function draftOf<Values extends object>(
  name: string,
  defaults: Values,
  store: () => KeyValueStore = () => sessionStorage,
): Draft<Values> {
  const stored: Stored<Typed<Values>> = {
    key: `formDraft:${name}`,
    parse: (value) => fitted({ values: defaults, from: defaults }, value),
    store,
  };
  return {
    claim() {
      const typed = readStored(stored);
      writeStored(stored, undefined);
      return typed;
    },
    store: (typed) => writeStored(stored, typed),
  };
}

/** A value of the same shape as the form's own, undefined for anything else: a draft may be of an earlier version of the form. */
function fitted<Value>(model: Value, value: unknown): Value | undefined {
  return hasShape(model, value) ? value : undefined;
}

function hasShape<Value>(model: Value, value: unknown): value is Value {
  if (typeof model !== 'object' || model === null) return typeof value === typeof model;
  if (typeof value !== 'object' || value === null) return false;
  const fields = Object.entries(model);
  return (
    Object.keys(value).length === fields.length &&
    fields.every(
      ([key, field]) =>
        Object.hasOwn(value, key) && hasShape(field, Object.getOwnPropertyDescriptor(value, key)?.value),
    )
  );
}
