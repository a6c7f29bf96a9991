import type { Page, Response } from '@playwright/test';

/** Faults of the texts of a page that is shown in the pseudo-locale. */
export interface TextWatch {
  /** Texts that come neither from the catalogue nor from what the services answered. */
  literals(): Promise<string[]>;
  /** Texts of the catalogue that are cut off, or that stick out of what they stand in. */
  cut(): Promise<string[]>;
}

/** Words that are made by the browser's own language data, or are names. */
const MADE =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|at|and|Folioleaf)\b/g;

/** Listens to what the services answer from now on: that is data, whatever it looks like. */
export function watchTexts(page: Page, data: readonly string[] = []): TextWatch {
  const answers: Promise<string>[] = [];
  const listen = (response: Response) => {
    const isData = /json/.test(response.headers()['content-type'] ?? '') && !response.url().includes('/locales/');
    if (isData) answers.push(response.text().catch(() => ''));
  };
  page.on('response', listen);
  return {
    async literals() {
      // First, as what it shows has come by then.
      const shown = await page.evaluate(shownTexts);
      const known = [...data, ...(await Promise.all(answers))].join(' ').replaceAll('\\u', ' ');
      const words = new Set(known.match(/\p{L}+/gu));
      const regions = new Intl.DisplayNames('en-GB', { type: 'region' });
      for (const code of known.match(/\b[A-Z]{2}\b/g) ?? [])
        for (const word of (regions.of(code) ?? '').match(/\p{L}+/gu) ?? []) words.add(word);
      return shown.filter((text) =>
        (text.replace(MADE, '').match(/[A-Za-z]{2,}/g) ?? []).some((word) => !words.has(word) && !known.includes(text)),
      );
    },
    cut: () => page.evaluate(cutTexts),
  };
}

/** Every text that is shown or said on the page. Runs in the page. */
function shownTexts(): string[] {
  const texts = new Set<string>([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && !parentElement.closest('script, style, noscript') && parentElement.checkVisibility())
      texts.add((textContent ?? '').trim());
  }
  for (const element of document.querySelectorAll('body *')) {
    for (const name of [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ]) {
      const text = element.getAttribute(name)?.trim();
      if (text) texts.add(text);
    }
  }
  return [...texts].filter((text) => text !== '');
}

/** Runs in the page. */
function cutTexts(): string[] {
  const faults = new Set<string>();
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    faults.add(
      `the page is ${document.documentElement.scrollWidth} px wide on ${document.documentElement.clientWidth}`,
    );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = (node.textContent ?? '').trim();
    const parent = node.parentElement;
    // Letters of the pseudo-locale: names of files and albums may be cut off.
    if (
      !parent ||
      !/[\u0100-\u024f\u1e00-\u1eff]/.test(text) ||
      !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      isHidden(parent) ||
      parent.closest('option')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const fault = faultOf(parent, rects);
    if (fault) faults.add(`${fault}: ${text.slice(0, 60)}`);
  }
  return [...faults];

  /** Whether it is for screen readers only. */
  function isHidden(element: Element): boolean {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { width, height } = outer.getBoundingClientRect();
      if (width <= 1 && height <= 1 && getComputedStyle(outer).overflow !== 'visible') return true;
    }
    return false;
  }

  function faultOf(parent: Element, rects: DOMRect[]): string | undefined {
    let ownBox: DOMRect | undefined;
    for (let outer: Element | null = parent; outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const box = outer.getBoundingClientRect();
      ownBox ??= box;
      if (rects.some(({ left, right }) => left < (ownBox?.left ?? 0) - 1 || right > (ownBox?.right ?? 0) + 1))
        return `sticks out of ${nameOf(outer)}`;
      if (outer.matches('button, a') && rects.some(({ top, bottom }) => top < box.top - 1 || bottom > box.bottom + 1))
        return `too high for ${nameOf(outer)}`;
      const isCutX =
        /hidden|clip/.test(style.overflowX) &&
        rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
      const isCutY =
        /hidden|clip/.test(style.overflowY) &&
        rects.some(({ top, bottom }) => top < box.top - 2 || bottom > box.bottom + 2);
      if (isCutX || isCutY) return `cut off ${isCutX ? 'at the side' : 'below'} by ${nameOf(outer)}`;
      if (/auto|scroll/.test(style.overflowY + style.overflowX)) return undefined;
      if (style.position === 'fixed') break;
    }
    const isOutside = rects.some(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1);
    return isOutside ? `outside the window, in ${nameOf(parent)}` : undefined;
  }

  function nameOf(element: Element): string {
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
  }
}
