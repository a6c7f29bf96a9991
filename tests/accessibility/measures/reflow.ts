/** X10: nothing is wider than the page, and nothing but a table scrolls sideways within it. Runs in the page. */
export function widthFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults: string[] = [];
  if (scrollWidth > clientWidth) faults.push(`X10 the page is ${scrollWidth} px wide on ${clientWidth}`);
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.scrollWidth <= element.clientWidth + 1)
      continue;
    const { overflowX } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX) && !element.querySelector('table') && !element.matches('input, textarea'))
      faults.push(`X10 scrolls sideways: ${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`);
  }
  return faults;
}

/**
 * Texts of which something is cut off, or that stick out of the window. Names that are shortened with an ellipsis on purpose
 * are not among them. Runs in the page.
 */
export function cutOffTexts(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const text = (textContent ?? '').trim();
    if (
      !text ||
      !parent ||
      !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      parent.closest('option, select, script, style')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const by = cutBy(parent, rects);
    if (by) found.add(`"${text.slice(0, 50)}" by ${by}`);
  }
  return [...found];

  function cutBy(parent: Element, rects: DOMRect[]): string | undefined {
    for (let outer: Element | null = parent; outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined;
      const box = outer.getBoundingClientRect();
      const clips = (overflow: string) => /hidden|clip/.test(overflow);
      // For those who listen only.
      if (box.width <= 1 && box.height <= 1 && clips(style.overflowX)) return undefined;
      const isCutX =
        clips(style.overflowX) && rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
      const isCutY =
        clips(style.overflowY) && rects.some(({ top, bottom }) => top < box.top - 3 || bottom > box.bottom + 3);
      if (isCutX || isCutY) return `${outer.tagName.toLowerCase()}.${[...outer.classList].join('.')}`;
      if (/auto|scroll/.test(style.overflowY + style.overflowX)) return undefined;
      if (style.position === 'fixed') break;
    }
    return rects.some(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1)
      ? 'the window'
      : undefined;
  }
}

/** How a reader may set texts (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';
/** Letters twice as large (WCAG 1.4.4). */
const LARGE_TEXT = 'html { font-size: 200% !important; }';

export const readerStyles = { spacing: SPACING, 'text of 200 %': LARGE_TEXT } as const;

/** Puts a reader's own style over the page, or takes it off again. Runs in the page, past its content security policy as a reader's does. */
export function setReaderStyle(css: string): void {
  const marked = (sheet: CSSStyleSheet) => Reflect.get(sheet, 'isReaders') === true;
  const others = document.adoptedStyleSheets.filter((sheet) => !marked(sheet));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  Object.assign(sheet, { isReaders: true });
  document.adoptedStyleSheets = css ? [...others, sheet] : others;
}

/**
 * Words of ours that are torn at the end of a line without a hyphen. Addresses, codes and what customers have named, which no
 * language divides, are not among them: they hold digits, signs, or come from the services. Runs in the page.
 * @param known all words of the page's texts
 */
export function tornWords(known: readonly string[]): string[] {
  const found = new Set<string>();
  const ours = new Set(known);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: parent } = node;
    if (
      !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      parent.closest('option, select, script, style, svg')
    )
      continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\u00AD]{2,}/gu)) {
      if (!ours.has(word.replaceAll('\u00AD', ''))) continue;
      const lines = linesOf(node, index, word);
      if (lines.slice(0, -1).some((line) => !line.endsWith('\u00AD'))) found.add(lines.join('/'));
    }
  }
  return [...found];

  function linesOf(node: Node, start: number, word: string): string[] {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + word.length);
    const [first, last] = [range.getClientRects()[0], [...range.getClientRects()].at(-1)];
    if (!first || !last || first.width <= 1 || Math.abs(first.top - last.top) < 2) return [word];
    const lines: string[] = [];
    let top: number | undefined;
    for (const [at, letter] of [...word].entries()) {
      range.setStart(node, start + at);
      range.setEnd(node, start + at + 1);
      // The first box of a letter after a division may be that of the hyphen, a line above.
      const box = [...range.getClientRects()].at(-1);
      if (!box) continue;
      const { top: own, width } = box;
      // A mark that divides nothing is no wider than nothing.
      if (width > 0 && letter !== '\u00AD') {
        if (top !== undefined && Math.abs(own - top) > 2) lines.push('');
        top = own;
      }
      lines[Math.max(0, lines.length - 1)] = (lines.at(-1) ?? '') + letter;
    }
    return lines;
  }
}
