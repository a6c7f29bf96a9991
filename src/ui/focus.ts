const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** What Tab reaches inside an element, in the order of the page. */
export function tabbables(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && canTakeFocus(element) && !isPassedOverRadio(element),
  );
}

/** Whether focus can be put there now: in the page, shown, and neither disabled nor inert. */
export function canTakeFocus(element: HTMLElement | null | undefined): element is HTMLElement {
  return (
    element?.isConnected === true &&
    element !== element.ownerDocument.body &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

let quiet = false;

/**
 * Puts focus back where it came from without anything reacting to it as to a customer's own step: a tooltip that
 * opened on it would take the next Escape.
 */
export function focusQuietly(element: HTMLElement): void {
  quiet = true;
  try {
    element.focus({ preventScroll: true });
  } finally {
    quiet = false;
  }
}

/** Whether the focus event that is being handled comes from `focusQuietly`. */
export function isQuietFocus(): boolean {
  return quiet;
}

/** Of a group of radio buttons, Tab reaches the checked one alone. */
function isPassedOverRadio(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked || !element.name)
    return false;
  const group = (element.form ?? element.ownerDocument).querySelectorAll<HTMLInputElement>(
    'input[type="radio"]:checked',
  );
  return [...group].some((radio) => radio.name === element.name && radio.form === element.form);
}
