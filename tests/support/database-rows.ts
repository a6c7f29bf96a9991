import type { Page } from '@playwright/test';

/** Number of rows in a database of the browser; one that is gone is not made anew by looking. */
export function rowsIn(page: Page, database: 'kept-uploads' | 'saved-exports'): Promise<number> {
  return page.evaluate(async (wanted) => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === wanted)) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(wanted);
      // A database that is being deleted is gone once this event fires; it must not be created again.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
      opening.addEventListener('error', (event) => {
        event.preventDefault();
        resolve(0);
      });
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('rows').objectStore('rows').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
  }, database);
}
