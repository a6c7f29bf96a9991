import type { Page } from '@playwright/test';

/** State of a walk with Tab, in the page. */
interface FocusWalk {
  seen: WeakSet<Element>;
  last?: Element;
  /** Element with the focus ring of the last stop. */
  ring?: Element;
}

declare global {
  var focusWalk: FocusWalk | undefined;
}

/** Position of the focus, as a script sees it. */
export interface FocusPlace {
  /** Whether no element has the focus: between the end of the page and its beginning. */
  isNowhere: boolean;
  /** Tab stops here; not so at what only holds the focus for the keyboard to start from: a heading, a dialog. */
  isStop: boolean;
  /** The walk has been here before. */
  isAgain: boolean;
  /** Whether it did not move at all. */
  isSame: boolean;
  /** Problems of a customer without a mouse here. */
  problems: string[];
}

interface Step {
  direction: 'on' | 'back';
  /** A walk begins here. */
  isStart: boolean;
}

/** Looks at what has the focus, and notes that the walk has come there. */
export function lookAtFocus(page: Page, step: Step): Promise<FocusPlace> {
  return page.evaluate(inspect, step);
}

/** Runs in the page. */
async function inspect({ direction, isStart }: Step): Promise<FocusPlace> {
  const left = globalThis.focusWalk?.last;
  const walk: FocusWalk = (!isStart && globalThis.focusWalk) || { seen: new WeakSet() };
  // Pending changes (a picture that gives a row its height, a sheet that slides in) get a moment.
  for (const end = performance.now() + 10_000; look().problems.length > 0 && performance.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const place = look();
  const active = document.activeElement;
  const element = place.isNowhere || !active ? undefined : active;
  const ring = element && [...around(element)].find(hasRing);
  globalThis.focusWalk = { seen: walk.seen, ...(element && { last: element }), ...(ring && { ring }) };
  if (element) walk.seen.add(element);
  return place;

  function look(): FocusPlace {
    const { last, ring: lastRing } = walk;
    const here = document.activeElement;
    if (!(here instanceof HTMLElement || here instanceof SVGElement) || here === document.body) {
      // The element that was pressed has gone, and no other has got the focus (X4).
      const lost =
        isStart && left ? [`the focus was lost after “${left.getAttribute('aria-label') ?? left.textContent}”`] : [];
      return { isNowhere: true, isStop: false, isAgain: false, isSame: false, problems: lost };
    }
    // Not so what only holds the focus for the keyboard to start from.
    const isStop = !here.matches(
      ':is(h1, h2, h3, main, section, [role=dialog], [role=alertdialog], [data-toast])[tabindex="-1"]',
    );
    const shown = [...around(here)].find(hasRing);
    const problems = isStop ? [...hidden(here), ...order(here, last)] : [];
    if (!shown && isStop) problems.push('shows no ring');
    if (lastRing && lastRing !== shown && lastRing.isConnected && hasRing(lastRing))
      problems.push('the stop before still shows its ring');
    if (here.tabIndex > 0) problems.push('has a place of its own in the order (tabindex)');
    return { isNowhere: false, isStop, isAgain: walk.seen.has(here), isSame: last === here, problems };
  }

  /** Elements that may have the focus ring: the element itself, or its substitute where it is hidden. */
  function around(one: Element): Set<Element> {
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
    return new Set([one, one.nextElementSibling, one.parentElement, label].filter((other) => other instanceof Element));
  }

  function hasRing(one: Element): boolean {
    return [undefined, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one, pseudo);
      return (
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/^rgba\(.*, 0\)$|\/ 0\)$|transparent/.test(outlineColor)
      );
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
    // An element that has had the focus for a while may be moved by content above it: Tab goes on from there and scrolls the next one into view.
    if (
      !isTall &&
      !isStart &&
      (box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1)
    )
      return ['is not in view'];
    const middle = box.left + box.width / 2;
    const heights = isTall ? [innerHeight / 2] : [box.top + 3, box.top + box.height / 2, box.bottom - 3];
    const covering = heights
      .map((y) => document.elementFromPoint(middle, y))
      .find((at) => at && !drawn.contains(at) && !at.contains(drawn) && !isLabelOf(at, one));
    return covering ? [`is covered by ${covering.nodeName.toLowerCase()}.${covering.getAttribute('class') ?? ''}`] : [];
  }

  function isLabelOf(at: Element, one: Element): boolean {
    return one instanceof HTMLInputElement && [...(one.labels ?? [])].some((label) => label.contains(at));
  }

  /** Whether the way here goes as people read: along a row, then to the next one, or on to the next column. */
  function order(at: Element, before: Element | undefined): string[] {
    if (!before?.isConnected || before === at) return [];
    const [from, to] = direction === 'on' ? [before, at] : [at, before];
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
