let picture: HTMLImageElement | undefined;
let readyUrl: string | undefined;

/** Loads and decodes a picture that is likely to be shown next; the one before is let go. Without an address none is kept. */
export function makeReady(url: string | undefined): void {
  if (picture?.src === url) return;
  readyUrl = undefined;
  picture = undefined;
  if (url === undefined) return;
  const next = new Image();
  next.src = url;
  picture = next;
  next.decode().then(
    () => {
      if (picture === next) readyUrl = url;
    },
    // One that cannot be had is the business of who shows it.
    () => {},
  );
}

/** Whether a picture can be drawn at once, without a blank frame. */
export function isReady(url: string): boolean {
  return readyUrl === url;
}
