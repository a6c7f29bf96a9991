import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { isFromList } from '#photos/use-close-photo.ts';
import { isLoaded } from './screens.ts';

/** The router of the browser's address bar; the library's own, without the other routers that stand in its file (F1). */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((place) => {
        // A photo that was pressed opens in the next frame (F8). Any other page may take its turns; the press shows meanwhile.
        if (isFromList(place.location.state) && isLoaded(place.location.pathname)) setPlace(place);
        else startTransition(() => setPlace(place));
      }),
    [history],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
