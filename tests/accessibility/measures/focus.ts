/**
 * X12 and the ring: gives the focus to everything that takes it, from the first to the last and back, as Tab does; a key must have been pressed before. Where it
 * lands is in view, under no bar that sticks to an edge, and marked. Runs in the page, and puts the focus back.
 */
export async function focusFaults(): Promise<string[]> {
  const LONGEST_MS = 2_000;
  const faults = new Set<string>();
  const before = document.activeElement;
  const scope = [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document;
  const stops = [
    ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  if (before instanceof HTMLElement) before.blur();
  for (const element of [...stops, ...stops.toReversed()]) {
    const unmarked = marksAround(element);
    element.focus();
    if (document.activeElement !== element) continue;
    // What comes into view with the focus, or goes with it, is drawn a moment later; what shows while the page scrolls goes after it.
    const until = performance.now() + LONGEST_MS;
    while (document.activeElement === element && faultsOf(element, unmarked).length > 0 && performance.now() < until)
      await drawn();
    // A grid hands the focus on to one of its cells.
    if (document.activeElement !== element) continue;
    for (const fault of faultsOf(element, unmarked)) faults.add(fault);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return [...faults];

  async function drawn(): Promise<void> {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }

  function faultsOf(element: HTMLElement, unmarked: string): string[] {
    const cover = coverOf(element);
    const isMarked = hasRing(element) || marksAround(element) !== unmarked;
    return [
      ...(cover ? [`X12 ${nameOf(element)} ${cover}`] : []),
      ...(isMarked ? [] : [`X9 the focus does not show on ${nameOf(element)}`]),
    ];
  }

  function coverOf(element: Element): string | undefined {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [fromX, toX, fromY, toY] = [
      Math.max(left, 0),
      Math.min(right, innerWidth),
      Math.max(top, 0),
      Math.min(bottom, innerHeight),
    ];
    // Boxes that take the keys for what is drawn beside them.
    if (right - left <= 1 || bottom - top <= 1) return undefined;
    if (toX - fromX < 1 || toY - fromY < 1) return 'is outside the window';
    const covers = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => barAt(element, fromX + (toX - fromX) * across, fromY + (toY - fromY) * down)),
    );
    // What is about as high as the window lies beneath its bars in part, wherever it is scrolled to.
    const isHigh = bottom - top > innerHeight * 0.7;
    const bar = covers.find((cover) => cover !== undefined);
    if (bar && (!isHigh || covers.every((cover) => cover !== undefined))) return `is covered by ${nameOf(bar)}`;
    return undefined;
  }

  /** What lies over an element at a place, and stays there while the page scrolls. A tooltip is the element's own, and goes with Escape. */
  function barAt(element: Element, x: number, y: number): Element | undefined {
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit === element || element.contains(hit) || hit.contains(element)) return undefined;
    const bar = barOf(hit);
    return bar && !bar.contains(element) && bar.role !== 'tooltip' ? bar : undefined;
  }

  /** What stays where it is while the page scrolls. */
  function barOf(element: Element): Element | undefined {
    for (let outer: Element | null = element; outer; outer = outer.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(outer).position)) return outer;
    return undefined;
  }

  function hasRing(element: Element): boolean {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return (
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      element.checkVisibility({ opacityProperty: true })
    );
  }

  /** How a box that draws nothing itself may show it: by what stands around it. */
  function marksAround(element: HTMLElement): string {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return [element.parentElement, element.nextElementSibling, label]
      .map((part) => {
        if (!part) return '';
        const { outline, boxShadow, borderColor } = getComputedStyle(part);
        return `${outline} ${boxShadow} ${borderColor}`;
      })
      .join();
  }

  function nameOf(element: Element): string {
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
  }
}
