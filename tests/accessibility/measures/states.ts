/**
 * X9: an element that is selected, current, ticked, pressed or unavailable is drawn otherwise than without that state, in
 * whatever colours the page has. Takes the state away for a moment, or compares with a sibling that lacks it. Runs in the page.
 */
export function stateFaults(): string[] {
  const kept = [
    'color',
    'backgroundColor',
    'opacity',
    'fontWeight',
    'textDecorationLine',
    'outlineStyle',
    'outlineWidth',
    'display',
    'visibility',
    'transform',
    'translate',
    'fill',
    'stroke',
    'content',
    'borderTopStyle',
    'borderTopWidth',
    'borderTopColor',
    'borderBottomStyle',
    'borderBottomWidth',
    'borderBottomColor',
    'borderLeftStyle',
    'borderLeftWidth',
    'borderLeftColor',
    'insetInlineStart',
    'width',
    'height',
  ] as const;
  const attributes = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked', 'aria-disabled'];
  const scope = [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document;
  const faults: string[] = [];
  for (const attribute of attributes) {
    for (const element of scope.querySelectorAll<HTMLElement>(`[${attribute}]:not([${attribute}=false])`)) {
      if (!isDrawn(element)) continue;
      const value = element.getAttribute(attribute) ?? '';
      const drawn = lookOf(element);
      element.setAttribute(attribute, 'false');
      // Rules that only ask whether it is there.
      if (attribute === 'aria-current') element.removeAttribute(attribute);
      const without = lookOf(element);
      element.setAttribute(attribute, value);
      if (drawn === without && !differsFromPeer(element, attribute, drawn))
        faults.push(`X9 ${attribute} does not show on ${nameOf(element)}`);
    }
  }
  for (const box of scope.querySelectorAll<HTMLInputElement>('input:is([type=checkbox], [type=radio])')) {
    if (!isDrawn(box) || getComputedStyle(box).appearance !== 'none') continue;
    const drawn = lookOf(box);
    turn(box);
    if (lookOf(box) === drawn) faults.push(`X9 being ticked does not show on ${nameOf(box)}`);
    turn(box);
  }
  for (const element of scope.querySelectorAll<HTMLButtonElement>(
    'button:disabled, input:disabled, select:disabled, textarea:disabled',
  )) {
    if (!isDrawn(element)) continue;
    const drawn = lookOf(element);
    element.disabled = false;
    if (lookOf(element) === drawn) faults.push(`X9 being disabled does not show on ${nameOf(element)}`);
    element.disabled = true;
  }
  return [...new Set(faults)];

  /** Turns a box over, with what it says of itself. */
  function turn(box: HTMLInputElement): void {
    box.checked = !box.checked;
    if (box.hasAttribute('aria-checked')) box.setAttribute('aria-checked', String(box.checked));
  }

  function isDrawn(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]')
    );
  }

  /** Whether one of the same kind without the state has another look, or other things in it. */
  function differsFromPeer(element: HTMLElement, attribute: string, drawn: string): boolean {
    const peers = [
      ...scope.querySelectorAll<HTMLElement>(
        `${element.tagName}:not([${attribute}]), ${element.tagName}[${attribute}=false]`,
      ),
    ];
    const peer = peers.find(
      (one) =>
        isDrawn(one) &&
        one.getAttribute('role') === element.getAttribute('role') &&
        one.classList[0] === element.classList[0],
    );
    return peer !== undefined && lookOf(peer) !== drawn;
  }

  function lookOf(element: HTMLElement): string {
    const parts = [element, ...[...element.querySelectorAll('*')].slice(0, 20), element.nextElementSibling].filter(
      (part) => part !== null,
    );
    return parts
      .map((part) =>
        [part.tagName, lookOfPart(part), lookOfPart(part, '::before'), lookOfPart(part, '::after')].join(' '),
      )
      .join('\n');
  }

  function lookOfPart(part: Element, pseudo?: string): string {
    const style = getComputedStyle(part, pseudo);
    if (pseudo && style.content === 'none') return '';
    return kept.map((name) => style[name]).join(' ');
  }

  function nameOf(element: Element): string {
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
  }
}

/** X9: where less motion is asked for nothing slides, grows or fades for longer than the eye notices. Runs in the page. */
export function motionFaults(): string[] {
  const LONGEST_S = 0.05;
  const faults = new Set<string>();
  const longest = (list: string) =>
    Math.max(...list.split(',').map((part) => Number.parseFloat(part) * (part.includes('ms') ? 0.001 : 1)));
  for (const element of document.querySelectorAll('body *')) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') continue;
      const isAnimated = style.animationName !== 'none' && longest(style.animationDuration) > LONGEST_S;
      const isMoved = style.transitionProperty !== 'none' && longest(style.transitionDuration) > LONGEST_S;
      if (isAnimated || isMoved)
        faults.add(
          `X9 moves although less motion is asked for: ${element.tagName.toLowerCase()}.${[...element.classList].join('.')}${pseudo ?? ''}`,
        );
    }
  }
  for (const animation of document.getAnimations()) {
    const { duration } = animation.effect?.getTiming() ?? {};
    if (animation.playState === 'running' && typeof duration === 'number' && duration > LONGEST_S * 1000)
      faults.add('X9 a script moves something although less motion is asked for');
  }
  return [...faults];
}
