import { useAtomValue } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { t, withoutSoftHyphens } from '#i18n/texts.ts';
import { pageNameAtom } from '#lib/page-name.ts';
import { currentVendor } from '#vendor/vendor.ts';
import { brandNames } from '#vendor/vendors.ts';
import { indexPage } from '../indexing.ts';
import { pageAt, type Screen } from '../screens.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/**
 * Does what a browser does by itself when it loads a page: title, scroll position, and the focus at the beginning, so
 * that screen readers announce the page (X5). Silent on the first load, where the browser does it.
 *
 * @param screen the one that shows; undefined for an address that no page has
 */
export function usePageChange(screen: Screen | undefined): void {
  const { pathname } = useLocation();
  const title = screen?.title ?? 'notFound.title';
  const known = useAtomValue(pageNameAtom);
  // A page that is going still has its name.
  const name = screen?.area?.pageBy === undefined ? undefined : known;
  const isOver = screen?.view !== undefined;
  useEffect(() => {
    const shown = name === undefined ? t(title) : isOver ? `${t(title)} – ${name}` : name;
    document.title = withoutSoftHyphens(t('app.title', { page: shown, brand: brandNames[currentVendor().brand] }));
    indexPage();
  }, [title, name, isOver, pathname]);

  // What lies over a page looks after the focus itself.
  const page = pageAt(pathname);
  useScrollMemory(page, screen?.area?.ownsScroll === true);
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    focusBeginning();
  }, [page]);
}

/** The heading of the page, or the page where it has none yet: one that waits for its script hides what was there before. */
function focusBeginning(): void {
  const main = document.getElementById('content');
  const heading = main?.querySelector('h1');
  const beginning = heading?.checkVisibility() ? heading : main;
  if (!beginning) return;
  if (!beginning.hasAttribute('tabindex')) beginning.tabIndex = -1;
  beginning.focus({ preventScroll: true });
}
