export function contentHash(paths: readonly string[], counts?: (path: string) => boolean, root?: string): string;
export function stamp(
  path: string,
  root?: string,
): { matches(hash: string): boolean; write(hash: string): void; remove(): void };
