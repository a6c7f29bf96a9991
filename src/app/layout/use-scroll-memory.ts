import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How far down each step of the history was when it was left. */
const positions = new Map<string, number>();

/**
 * Puts the window where it was left when the customer comes back to a page, or has printed it, and to the top of a page that
 * is opened.
 *
 * @param page what is one page to the customer, whatever its address
 * @param ownsScroll the page remembers by itself where it was left
 */
export function useScrollMemory(page: string, ownsScroll: boolean): void {
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

  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // Before a page that remembers by itself has anything to show, it is at the top like any other.
    if (!ownsScroll || !isReturn) window.scrollTo(0, (isReturn && positions.get(key)) || 0);
  }, [page, ownsScroll, key, isReturn]);

  useEffect(() => {
    if (ownsScroll) return;
    const remember = () => void positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [ownsScroll, key]);
}
