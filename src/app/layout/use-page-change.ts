import { useAtomValue } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { t, withoutSoftHyphens } from '#i18n/texts.ts';
import { pageNameAtom } from '#lib/page.ts';
import { focusBeginning } from '#ui/focus.ts';
import { currentVendor } from '#vendor/vendor.ts';
import { brandNames } from '#vendor/vendors.ts';
import { pageAt, type Screen } from '../pages/screens.ts';
import { indexPage } from './indexing.ts';

/** Scroll position in px of each entry of the history when it was left, by its key. */
const positions = new Map<string, number>();

/**
 * Hook: does what a browser does by itself when it loads a page: title, scroll position, and the focus at the beginning, so
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
  useNextPage(pageAt(pathname), screen?.area?.ownsScroll === true);
}

/**
 * Hook: has the focus begin with a page that is opened, at its top; where the customer comes back to one, or has printed it, the window is
 * scrolled to where it was left.
 *
 * @param page what is one page to the customer, whatever its address
 * @param ownsScroll the page remembers by itself where it was left
 */
function useNextPage(page: string, ownsScroll: boolean): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(page);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    let left = 0;
    const leave = () => void (left = window.scrollY);
    // What is shorter on paper than on screen has been scrolled to its top meanwhile.
    const comeBack = () => window.scrollTo(window.scrollX, left);
    window.addEventListener('beforeprint', leave);
    window.addEventListener('afterprint', comeBack);
    return () => {
      window.removeEventListener('beforeprint', leave);
      window.removeEventListener('afterprint', comeBack);
    };
  }, []);

  // In one effect, before the browser paints: what the next page is scrolled to is not to be noted as where this one was left.
  useLayoutEffect(() => {
    if (shown.current !== page) {
      shown.current = page;
      // Before a page that remembers by itself has anything to show, it is at the top like any other.
      if (!ownsScroll || !isReturn) window.scrollTo(0, (isReturn && positions.get(key)) || 0);
      focusBeginning();
    }
    if (ownsScroll) return;
    const remember = () => void positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [page, ownsScroll, key, isReturn]);
}
