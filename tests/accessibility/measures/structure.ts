/** What a page must say of itself. */
export interface Expected {
  /** BCP 47 (X18). */
  locale: string;
  /** How the brand is written; the title of the page ends with it. */
  brand: string;
  /** What the name of a link says that leads to another tab. */
  opensNewTab: string;
}

/** X5, X18, O91 and ids: title, headings, language, links to other tabs. Runs in the page. */
export function structureFaults({ locale, brand, opensNewTab }: Expected): string[] {
  const faults: string[] = [];
  if (!document.title.trim()) faults.push('X5 the page has no title');
  if (!document.title.includes(brand)) faults.push(`X5 the title "${document.title}" does not say whose page it is`);
  if (document.documentElement.lang !== locale)
    faults.push(`X18 the language is "${document.documentElement.lang}", not ${locale}`);
  for (const element of document.querySelectorAll('[lang]:not(html)')) {
    if (!element.getAttribute('lang')) faults.push('X18 a part of the page has an empty language');
  }
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')].filter(
    (heading) => heading.checkVisibility({ visibilityProperty: true }) && !heading.closest('[aria-hidden=true]'),
  );
  const levelOf = (heading: Element) => Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1));
  const titles = headings.filter((heading) => levelOf(heading) === 1);
  if (titles.length !== 1)
    faults.push(
      `X5 there are ${titles.length} headings of the first level: ${titles.map((title) => title.textContent).join(', ')}`,
    );
  for (const heading of headings)
    if (!(heading.textContent ?? '').trim()) faults.push(`X5 a heading without words, ${heading.tagName}`);
  // A dialog begins anew: what is behind it is no longer read.
  const isOver = (heading: Element) => heading.closest('[aria-modal=true]');
  let before: Element | undefined;
  for (const heading of headings) {
    if (before && isOver(before) === isOver(heading) && levelOf(heading) > levelOf(before) + 1)
      faults.push(`X5 "${heading.textContent}" is of level ${levelOf(heading)} below one of level ${levelOf(before)}`);
    before = heading;
  }
  const plain = (text: string) => text.replaceAll('\u00AD', '');
  for (const link of document.querySelectorAll('a[target=_blank]')) {
    const name = plain(link.getAttribute('aria-label') ?? link.textContent ?? '');
    if (!name.includes(plain(opensNewTab))) faults.push(`O91 "${name}" does not say that it opens a new tab`);
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) !== at)))
    faults.push(`X5 the id ${id} is there more than once`);
  return faults;
}

/** X19: whatever has the colour of a status says it in words, too. Runs in the page. */
export function colourOnlyFaults(): string[] {
  const probe = document.createElement('span');
  document.body.append(probe);
  const statuses = ['danger', 'danger-strong', 'success', 'warning', 'info'].map((token) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const faults: string[] = [];
  const hasWords = (element: Element | null) =>
    element !== null &&
    (/[\p{L}\p{N}]/u.test(element.textContent ?? '') ||
      element.matches('[aria-label], [aria-labelledby]') ||
      element.querySelector('[aria-label], img[alt]:not([alt=""]), title') !== null);
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const outer = element.parentElement ? getComputedStyle(element.parentElement) : undefined;
    const own = [
      [style.color, outer?.color],
      [style.backgroundColor, outer?.backgroundColor],
      [style.borderTopWidth === '0px' ? '' : style.borderTopColor, outer?.borderTopColor],
      [style.fill, outer?.fill],
      [style.stroke, outer?.stroke],
    ].some(([colour, inherited]) => colour !== inherited && statuses.includes(colour ?? ''));
    if (!own) continue;
    const isField = element.matches('input, select, textarea');
    const says = isField
      ? (element.getAttribute('aria-describedby') ?? '').split(' ').some((id) => hasWords(document.getElementById(id)))
      : hasWords(element) || (!element.parentElement?.matches('body, main') && hasWords(element.parentElement));
    if (!says)
      faults.push(
        `X19 a status by its colour alone: ${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`,
      );
  }
  return [...new Set(faults)];
}
