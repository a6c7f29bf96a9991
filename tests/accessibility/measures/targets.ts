/**
 * X11: what is pressed is 24 CSS px high and wide, or so far from the next target that a circle of 24 px around its
 * middle touches none (WCAG 2.5.8). Links within a text are as high as its line, and excepted. Runs in the page.
 */
export function targetFaults(): string[] {
  const LEAST = 24;
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=switch], [role=tab], [role=menuitem], [role=option], [role=radio], [role=slider]';
  const dialog = [...document.querySelectorAll('[aria-modal=true]')].at(-1);
  const targets = [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)]
    .filter(isPressed)
    .map((element) => ({ element, boxes: boxesOf(element) }));
  const small = targets.filter(
    ({ boxes }) => !boxes.some(({ width, height }) => width >= LEAST - 0.5 && height >= LEAST - 0.5),
  );
  const crowded = small.filter((one) => {
    const [x, y] = middleOf(one.boxes);
    return targets.some(
      (other) =>
        other !== one &&
        !one.element.contains(other.element) &&
        !other.element.contains(one.element) &&
        (small.includes(other)
          ? isNear(middleOf(other.boxes), [x, y])
          : other.boxes.some((box) => distance(box, x, y) < LEAST / 2)),
    );
  });
  return crowded.map(
    ({ element, boxes }) =>
      `X11 ${Math.round(boxes[0]?.width ?? 0)} by ${Math.round(boxes[0]?.height ?? 0)} px with another beside it: ${nameOf(element)}`,
  );

  /** Whether somebody who sees it can press it. */
  function isPressed(element: HTMLElement): boolean {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('[inert], [aria-hidden=true]') ||
      element.matches(':disabled')
    )
      return false;
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (width <= 1 || height <= 1 || style.pointerEvents === 'none') return false;
    return !isWithinText(element, style);
  }

  function isWithinText(element: HTMLElement, { display }: CSSStyleDeclaration): boolean {
    if (!display.startsWith('inline') || !element.parentElement) return false;
    const around = [...element.parentElement.childNodes].filter(
      (node) => node !== element && node.nodeType === Node.TEXT_NODE,
    );
    return around.some((node) => /[\p{L}\p{N}]/u.test(node.textContent ?? ''));
  }

  /** Its own, and those of its labels: a press on them is one on it. */
  function boxesOf(element: HTMLElement): DOMRect[] {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [element, ...labels].map((part) => part.getBoundingClientRect());
  }

  function middleOf([box]: DOMRect[]): [number, number] {
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
  }

  function isNear([x, y]: [number, number], [otherX, otherY]: [number, number]): boolean {
    return Math.hypot(x - otherX, y - otherY) < LEAST;
  }

  function distance({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  }

  function nameOf(element: Element): string {
    return `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  }
}
