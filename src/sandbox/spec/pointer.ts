/** JSON pointer (RFC 6901) of names; behind another one it goes on from there. */
export function pointerOf(...names: (string | number)[]): string {
  return names.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Names that a JSON pointer consists of, whatever stands before its first slash. */
export function namesIn(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
