/** The address of a call: its path, and behind it the parameters that have a value. Several values of one stand side by side. */
export function pathWithQuery(path: string, params: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
