/** Marks what must stay usable over every dialog: the toasts, and whoever else has to be heard. */
export const aboveDialogs = 'data-above-dialogs';

/**
 * Makes everything but one element inert, wherever in the page it stands, and leaves alone what is marked as
 * standing above dialogs. Returns what takes it all back; what was inert before stays so.
 */
export function isolate(element: HTMLElement): () => void {
  const { body } = element.ownerDocument;
  const kept = [element, ...body.querySelectorAll<HTMLElement>(`[${aboveDialogs}]`)];
  const made: HTMLElement[] = [];

  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement) || child.inert || kept.includes(child)) continue;
      if (kept.some((one) => child.contains(one))) {
        visit(child);
      } else {
        child.inert = true;
        made.push(child);
      }
    }
  };
  visit(body);

  return () => {
    for (const one of made) one.inert = false;
  };
}
