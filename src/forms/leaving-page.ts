/** Goes to an address of the app as the router does. */
type Navigate = (to: string, options: { replace: boolean }) => void;

/** A way to another page of the app that was not taken yet. */
export interface Departure {
  /** Takes it now. */
  goOn: (navigate: Navigate) => void;
}

/**
 * Holds back every way to another page of the app while `isMeant` says so: links, the menu, Back and Forward. The browser's
 * own navigation is asked, because this router has no part that could be. One that does not know it, or that does not
 * let Back be held back twice, lets the customer go; what was typed is then kept as a draft.
 * @returns what ends that
 */
export function onLeavingPage(isMeant: () => boolean, onHeld: (departure: Departure) => void): () => void {
  if (!('navigation' in window)) return () => {};
  const hold = (event: NavigateEvent) => {
    if (!event.cancelable || !isMeant() || !isOtherPage(event.destination)) return;
    event.preventDefault();
    onHeld(departureOf(event));
  };
  navigation.addEventListener('navigate', hold);
  return () => navigation.removeEventListener('navigate', hold);
}

/** Another document asks by itself; another query or fragment leaves the page where it is. */
function isOtherPage({ url, sameDocument }: NavigationDestination): boolean {
  return sameDocument && new URL(url).pathname !== location.pathname;
}

function departureOf({ navigationType, destination: { key, url } }: NavigateEvent): Departure {
  if (navigationType === 'traverse') return { goOn: () => void navigation.traverseTo(key) };
  const { pathname, search, hash } = new URL(url);
  return { goOn: (navigate) => navigate(pathname + search + hash, { replace: navigationType === 'replace' }) };
}
