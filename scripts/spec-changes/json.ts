/** Part of a spec, as it was parsed. */
export type Fields = Record<string, unknown>;

export function fields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value that a reference points to; what is no reference is returned as it is. Only references within the document exist here. */
export function resolve(document: Fields, value: unknown): Fields {
  let target = fields(value);
  for (let hops = 0; typeof target.$ref === 'string' && hops < 20; hops += 1) {
    const found = target.$ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<Fields>((node, key) => fields(node[key.replaceAll('~1', '/').replaceAll('~0', '~')]), document);
    const { $ref: _, ...beside } = target;
    target = { ...found, ...beside };
  }
  return target;
}

/** The keys of both, each once, in order. */
export function keysOf(before: Fields, after: Fields): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}
