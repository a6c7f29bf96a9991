import { readStored, writeStored, type KeyValueStore, type Stored } from '#lib/storage.ts';

/** What was typed, and what the form began with. */
export interface Typed<Values> {
  values: Values;
  from: Values;
}

interface Draft<Values> {
  /** What was kept, once. */
  take: () => Typed<Values> | undefined;
  keep: (typed: Typed<Values>) => void;
}

/** Whoever typed here is gone. */
let isForgotten = false;

/** Has this page keep no draft any more: its customer signed out, and forms are taken away only after that (S14). */
export function forgetDrafts(): void {
  isForgotten = true;
}

/**
 * What was typed into a form that was taken away, as by a session that ended: kept in this tab until the customer is back
 * (S23). Signing out clears it away with everything else that is hers (S14).
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
    take() {
      const typed = readStored(stored);
      writeStored(stored, undefined);
      return typed;
    },
    keep(typed) {
      if (!isForgotten) writeStored(stored, typed);
    },
  };
}

/** A value of the same shape as the form's own, undefined for anything else: what is stored may be of an earlier form. */
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
