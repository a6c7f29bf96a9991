/** The used part of localStorage and sessionStorage. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Description of a value that the browser stores as JSON under a key. */
export interface Stored<Value> {
  key: string;
  /** Validates the parsed JSON; undefined for a malformed value, which is then removed (O45). */
  parse: (value: unknown) => Value | undefined;
  /** Called for each access, because a browser may refuse the mere reading of `localStorage`. */
  store: () => KeyValueStore;
}

/** Reads a stored value; undefined if there is none, if it is malformed, or if the browser stores nothing. */
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

/**
 * Stores a value, or removes it if undefined. Does nothing where there is no room for it, or in a browser that stores nothing.
 * @returns whether that was done
 */
export function writeStored<Value>({ key, store }: Stored<Value>, value: Value | undefined): boolean {
  try {
    if (value === undefined) store().removeItem(key);
    else store().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // Full or refused: most of what is stored here is a convenience.
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
