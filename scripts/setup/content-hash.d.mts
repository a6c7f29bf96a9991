export function contentHash(paths: readonly string[], counts?: (path: string) => boolean, root?: string): string;
export function stamp(
  path: string,
  root?: string,
): { exists(): boolean; matches(hash: string): boolean; write(hash: string): void };
