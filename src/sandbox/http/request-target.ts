import type { IncomingMessage } from 'node:http';

/** The path and query of a request, as they were sent: nothing in them is resolved against anything. */
export function requestTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): { path: string; query: URLSearchParams } {
  const mark = url.indexOf('?');
  return mark === -1
    ? { path: url, query: new URLSearchParams() }
    : { path: url.slice(0, mark), query: new URLSearchParams(url.slice(mark + 1)) };
}

/** Whether a path is a folder or something in it. */
export function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
