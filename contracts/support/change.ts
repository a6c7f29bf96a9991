/**
 * A copy of a JSON value in which one place is changed: removed, or replaced by `value` when one is given.
 * @param place written like `images.0.imageId`, or as a list of names, which may hold dots then; none is the value itself
 * @throws Error when there is no such place
 */
export function changedAt(original: unknown, place: string | readonly string[], ...value: unknown[]): unknown {
  if (place.length === 0) return value[0];
  const copy: unknown = structuredClone(original);
  const parts = typeof place === 'string' ? place.split('.') : [...place];
  const name = parts.pop() ?? '';
  const parent = parts.reduce<unknown>((part, key) => childOf(part, key), copy);
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, name))
    throw new Error(`There is nothing at ${[place].flat().join('.')}.`);
  if (value.length === 0) Reflect.deleteProperty(parent, name);
  else Reflect.set(parent, name, value[0]);
  return copy;
}

/** A copy in which each list on the way to a place holds nothing but the first item, which is in the place. */
export function aloneAt(original: unknown, place: string): unknown {
  const copy: unknown = structuredClone(original);
  place.split('.').reduce<unknown>((part, key) => {
    if (Array.isArray(part)) part.length = Math.min(part.length, 1);
    return childOf(part, key);
  }, copy);
  return copy;
}

function childOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
