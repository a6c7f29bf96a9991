import type { Page } from '@playwright/test';

/** What the page remembers of a walk with Tab. */
interface FocusWalk {
  seen: WeakSet<Element>;
  last?: Element;
  /** What drew the ring around the last stop. */
  ring?: Element;
}

declare global {
  var focusWalk: FocusWalk | undefined;
}

/** Where the focus is, as a script sees it. */
export interface FocusPlace {
  /** On nothing: between the end of the page and its beginning. */
  isNowhere: boolean;
  /** Tab stops here; not so at what only holds the focus for the keyboard to start from: a heading, a dialog. */
  isStop: boolean;
  /** The walk has been here before. */
  isAgain: boolean;
  /** It did not move at all. */
  isSame: boolean;
  /** What a customer without a mouse would run into here. */
  problems: string[];
}

interface Step {
  direction: 'on' | 'back';
  /** A walk begins here. */
  isStart: boolean;
}

/** Looks at what has the focus, and notes that the walk has come there. */
export async function lookAtFocus(page: Page, step: Step): Promise<FocusPlace> {
  const place = await page.evaluate(inspect, { ...step, notes: false });
  if (place.problems.length > 0) {
    // What is on its way (a picture that gives a row its height, a sheet that slides in) gets a moment to arrive.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 350)));
  }
  return page.evaluate(inspect, { ...step, notes: true });
}

/** Runs in the page. @param notes the walk goes on from here; without it only looks */
function inspect({ direction, isStart, notes }: Step & { notes: boolean }): FocusPlace {
  const left = globalThis.focusWalk?.last;
  if (isStart && notes) globalThis.focusWalk = undefined;
  const walk: FocusWalk = (!isStart && globalThis.focusWalk) || { seen: new WeakSet() };
  const { last, ring: lastRing } = walk;
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) {
    if (notes) globalThis.focusWalk = { ...walk, last: undefined, ring: undefined };
    // What was pressed has gone, and nothing has taken the focus over (X4).
    const lost = isStart && left ? [`the focus was lost after “${left.getAttribute('aria-label') ?? left.textContent}”`] : [];
    return { isNowhere: true, isStop: false, isAgain: false, isSame: false, problems: lost };
  }
  const ring = [...around(element)].find(hasRing);
  const isStop = !element.matches(':is(h1, h2, h3, main, section, [role=dialog], [role=alertdialog], [data-toast])[tabindex="-1"]');
  const place: FocusPlace = {
    isNowhere: false,
    isStop,
    isAgain: walk.seen.has(element),
    isSame: last === element,
    problems: isStop ? [...hidden(element), ...order(element, last)] : [],
  };
  if (!ring && isStop) place.problems.push('shows no ring');
  if (lastRing && lastRing !== ring && lastRing.isConnected && hasRing(lastRing)) place.problems.push('the stop before still shows its ring');
  if (element.tabIndex > 0) place.problems.push('has a place of its own in the order (tabindex)');
  if (notes) {
    walk.seen.add(element);
    globalThis.focusWalk = { seen: walk.seen, last: element, ...(ring && { ring }) };
  }
  return place;

  /** What may draw the ring of an element: itself, or what stands for it where it is not drawn itself. */
  function around(one: Element): Set<Element> {
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
    return new Set([one, one.nextElementSibling, one.parentElement, label].filter((other) => other instanceof Element));
  }

  function hasRing(one: Element): boolean {
    return [undefined, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$|\/ 0\)$|transparent/.test(outlineColor);
    });
  }

  /** A box that is too small to be seen stands for its label (WCAG 2.4.11, X12). */
  function boxOf(one: Element): { box: DOMRect; drawn: Element } {
    const box = one.getClientRects()[0] ?? one.getBoundingClientRect();
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
    return box.width < 4 && label ? { box: label.getBoundingClientRect(), drawn: label } : { box, drawn: one };
  }

  function hidden(one: Element): string[] {
    const { box, drawn } = boxOf(one);
    if (box.width < 1 || box.height < 1) return ['has no size'];
    const isTall = box.height > innerHeight;
    // What has had the focus for a while may be moved by what comes above it: Tab goes on from there and brings the next one into view.
    if (!isTall && !isStart && (box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1)) return ['is not in view'];
    const middle = box.left + box.width / 2;
    const heights = isTall ? [innerHeight / 2] : [box.top + 3, box.top + box.height / 2, box.bottom - 3];
    const covering = heights.map((y) => document.elementFromPoint(middle, y)).find((at) => at && !drawn.contains(at) && !at.contains(drawn) && !isLabelOf(at, one));
    return covering ? [`is covered by ${covering.nodeName.toLowerCase()}.${covering.getAttribute('class') ?? ''}`] : [];
  }

  function isLabelOf(at: Element, one: Element): boolean {
    return one instanceof HTMLInputElement && [...(one.labels ?? [])].some((label) => label.contains(at));
  }

  /** Whether the way here goes as people read: along a row, then to the next one, or on to the next column. */
  function order(here: Element, before: Element | undefined): string[] {
    if (!before?.isConnected || before === here) return [];
    const [from, to] = direction === 'on' ? [before, here] : [here, before];
    // From the end of the page it goes on at its beginning.
    if (from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING) return [];
    const block = 'header, nav, main, footer, section, form, fieldset, article, li, [role=dialog], [role=alertdialog]';
    if (from.closest(block) !== to.closest(block) || floats(from) || floats(to)) return [];
    const [one, other] = [boxOf(from).box, boxOf(to).box];
    const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const inRow = shared >= Math.min(one.height, other.height) / 2;
    const follows = inRow ? other.left >= one.left - 1 : other.top >= one.top - 1 || other.left >= one.right - 1;
    return follows ? [] : ['stands before what the focus reached earlier'];
  }

  function floats(one: Element): boolean {
    for (let at: Element | null = one; at; at = at.parentElement) {
      if (/^(?:fixed|sticky)$/.test(getComputedStyle(at).position)) return true;
    }
    return false;
  }
}
