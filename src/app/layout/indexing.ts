import { onTestEnvironment } from '#vendor/app-config.ts';

/** Instructions for search engines about a page. */
export interface Indexing {
  indexable: boolean;
  /** The one address of the page; only indexable pages have one. */
  canonical?: string;
}

/** The root may be indexed, and has a canonical link, outside test environments; nothing else may (S49). */
export function indexingOf({ pathname, origin, test }: { pathname: string; origin: string; test: boolean }): Indexing {
  return pathname === '/' && !test ? { indexable: true, canonical: `${origin}/` } : { indexable: false };
}

/**
 * Puts the instructions into the page's head. Readers without scripts find them in its headers (docs/decisions/0024).
 */
export function indexPage(): void {
  const { pathname, origin } = location;
  applyIndexing(indexingOf({ pathname, origin, test: onTestEnvironment() }));
}

function applyIndexing({ indexable, canonical }: Indexing): void {
  setTag('meta[name="robots"]', indexable ? undefined : { tag: 'meta', name: 'robots', content: 'noindex' });
  setTag(
    'link[rel="canonical"]',
    canonical === undefined ? undefined : { tag: 'link', rel: 'canonical', href: canonical },
  );
}

function setTag(selector: string, wanted: { tag: string; [attribute: string]: string } | undefined): void {
  const present = document.head.querySelector(selector);
  if (!wanted) {
    present?.remove();
    return;
  }
  const { tag, ...attributes } = wanted;
  const element = present ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
