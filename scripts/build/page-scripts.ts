import type { Rolldown } from 'vite';

/**
 * Modules of the screen behind each beginning of an address, the longest first; "/" is the overview alone. The photos page has all
 * of its scripts in that of the app. Among them are the dialogs of buttons that many press first (F13).
 */
export const pageModules = {
  '/my-photos/albums': ['src/features/albums/albums-screen.tsx', 'src/features/albums/album-name-dialog.tsx'],
  '/orders': ['src/features/orders/orders-screen.tsx'],
  '/saved-projects': ['src/features/saved-projects/saved-projects-screen.tsx'],
  '/online-products': ['src/features/widgets/widgets-screen.tsx'],
  '/invoices': ['src/features/b2b/invoices-screen.tsx'],
  '/settings/addresses': ['src/features/addresses/addresses-screen.tsx'],
  '/settings/personal-details': ['src/features/settings/personal-details-screen.tsx'],
  '/settings/email': ['src/features/email-change/email-change-screen.tsx'],
  '/settings': ['src/app/pages/settings-page.tsx'],
  '/': ['src/app/pages/home-page.tsx'],
} as const;

/** Module that all of them but those of photos are loaded by. */
const table = 'src/app/pages/account-views.tsx';

/**
 * Scripts and styles that each page needs beside those of the app, so that the browser can load them together (F13): the app
 * would ask for the first of them once it runs, and for those behind it once that has run.
 * @param loaded files that the page names itself
 */
export function pageScripts(bundle: Rolldown.OutputBundle, loaded: readonly string[]): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (module: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  const filesBefore = (chunk: Rolldown.OutputChunk, found: Set<string>) => {
    if (found.has(chunk.fileName) || loaded.includes(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const name of chunk.imports) {
      const needed = bundle[name];
      if (needed?.type === 'chunk') filesBefore(needed, found);
    }
  };
  return Object.fromEntries(
    Object.entries(pageModules).map(([path, modules]) => {
      const found = new Set<string>();
      for (const name of path.startsWith('/my-photos') ? modules : [...modules, table]) {
        const chunk = chunkOf(name);
        if (!chunk) throw new Error(`No chunk holds ${name}`);
        filesBefore(chunk, found);
      }
      return [path, [...found].filter((file) => !loaded.includes(file))];
    }),
  );
}
