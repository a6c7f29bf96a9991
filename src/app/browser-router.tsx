import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { createTimer } from '#lib/timers.ts';
import { hasFollowed, isFromList } from '#photos/open-photo/open-photo.ts';
import { leavePage } from '#ui/leave-page.ts';
import { isLoaded, pageAt } from './pages/screens.ts';

/** Time, in ms, that the page that is left stays while the next one cannot be drawn: then its placeholder is shown. */
const PAGE_TIMEOUT_MS = 700;

/** The router of the browser's address bar; the library's own, without the other routers that stand in its file (F1). */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const [timer] = useState(createTimer);
  useLayoutEffect(() => {
    let here = history.location.pathname;
    return history.listen((place) => {
      const { pathname, state } = place.location;
      const isSamePage = pathname === here || (place.action === 'REPLACE' && hasFollowed(state));
      if (!isSamePage) leavePage();
      const isOverItsList = isFromList(state) && pageAt(pathname) === pageAt(here);
      here = pathname;
      timer.stop();
      const show = () => setPlace(place);
      // A photo that was pressed opens in the next frame (F8). Any other page may take its turns; the press shows meanwhile.
      if (isOverItsList) return show();
      startTransition(show);
      // Nothing would answer the press for as long as the script of the page is on its way.
      timer.start(PAGE_TIMEOUT_MS, () => isLoaded(pathname) || show());
    });
  }, [history, timer]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
