/** For so long, in ms, a click on a link to a file counts as leaving the page: until the browser sees that it gets a file. */
const HAND_OVER_MS = 1_000;

let handOvers = 0;

/**
 * Has the browser ask before the customer leaves the page, for something is under way in it.
 * @param isMeant whether to ask now, should the page be left
 * @returns what ends that
 */
export function warnOnLeaving(isMeant: () => boolean = () => true): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (handOvers === 0 && isMeant()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** Presses a link to a file that the browser will download. Nobody leaves by that, and so nobody is asked whether to. */
export function handOver(press: () => void): void {
  handOvers += 1;
  press();
  setTimeout(() => (handOvers -= 1), HAND_OVER_MS);
}
