import type { Page } from '@playwright/test';
import type { Place, Trace } from './leak-rules.ts';

/**
 * Traces of a page of the app: its title, its history's state, what the browser stores for it, and of what it
 * shows as much as looks like a token or holds one of those that are known.
 */
export function tracesOf(page: Page, tokens: ReadonlySet<string>): Promise<Trace[]> {
  return page.evaluate(collect, [...tokens]);
}

/** Runs in the page, so that everything it needs is in it. */
async function collect(tokens: readonly string[]): Promise<Trace[]> {
  const found: Trace[] = [];
  const add = (place: Place, name: string, value: unknown) =>
    found.push({ place, name, text: `${name} ${typeof value === 'string' ? value : JSON.stringify(value, readable)}` });

  // Values of fields are not in the markup.
  const shown = [
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
  ].join('\n');
  for (const token of [/eyJ[\w-]{10,}\.[\w-]+/.exec(shown)?.[0], ...tokens])
    if (token !== undefined && shown.includes(token)) add('page', location.pathname, token);
  add('title', location.pathname, document.title);
  add('history', location.pathname, [history.state, window.name]);
  for (const [name, value] of Object.entries(localStorage)) add('localStorage', name, value);
  for (const [name, value] of Object.entries(sessionStorage)) add('sessionStorage', name, value);
  for (const { name = '' } of await indexedDB.databases())
    for (const row of await rowsOf(name)) add('IndexedDB', name, row);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      add(
        'CacheStorage',
        name,
        request.url + [...request.headers.values()].join(' ') + ((await (await cache.match(request))?.text()) ?? ''),
      );
  }
  return found;

  async function rowsOf(name: string): Promise<unknown[]> {
    const database = await answer(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const rows = await Promise.all(
      stores.flatMap((store): Promise<unknown[]>[] => {
        const from = database.transaction(store).objectStore(store);
        return [answer(from.getAllKeys()), answer(from.getAll())];
      }),
    );
    database.close();
    return rows.flat();
  }

  function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('The database could not be read')));
    });
  }

  /** Bytes as the letters that they may be. */
  function readable(_key: string, value: unknown): unknown {
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value);
    if (value instanceof Map || value instanceof Set) return [...value];
    return value;
  }
}
