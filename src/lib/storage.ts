/** What is needed of localStorage or sessionStorage. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A value that the browser stores as JSON under a key. */
export interface Stored<Value> {
  key: string;
  /** The value when what was stored is one, undefined otherwise; it is then removed (O45). */
  parse: (value: unknown) => Value | undefined;
  /** Asked for late, because a browser may refuse mere access. */
  store: () => KeyValueStore;
}

/** The stored value; undefined when there is none, when it is malformed, or when the browser stores nothing. */
export function readStored<Value>({ key, parse, store }: Stored<Value>): Value | undefined {
  try {
    const text = store().getItem(key);
    if (text === null) return undefined;
    const value = parse(parseJson(text));
    if (value === undefined) store().removeItem(key);
    return value;
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes it when undefined. A browser that stores nothing loses it, and nothing else. */
export function writeStored<Value>({ key, store }: Stored<Value>, value: Value | undefined): void {
  try {
    if (value === undefined) store().removeItem(key);
    else store().setItem(key, JSON.stringify(value));
  } catch {
    // Full or refused: what is stored here is a convenience.
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
