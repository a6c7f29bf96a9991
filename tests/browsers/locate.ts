/** What a customer means by a part of the page. */
export interface Query {
  role?: Role;
  /** Its whole name, or a pattern of it. */
  name?: string | RegExp;
  css?: string;
  /** The part of the page that it is in. */
  within?: Query;
  /** Number among those that match, from 0; counted from the end when negative. */
  nth?: number;
}

export type Role =
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'menuitem'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'region'
  | 'searchbox'
  | 'switch'
  | 'text'
  | 'textbox';

/** A query as the page reads it: from the outermost part inwards. */
export interface Step {
  role?: string;
  name?: { source: string; flags: string };
  css?: string;
  nth?: number;
}

/** What the page knows of the parts that match. */
export interface Found {
  count: number;
  /** Of the first that matches, or the one asked for; undefined when there is none. */
  one?: {
    /** Middle of it, in px from the corner of the window. */
    x: number;
    y: number;
    left: number;
    top: number;
    width: number;
    height: number;
    text: string;
    name: string;
    value: string;
    checked: boolean;
    disabled: boolean;
    attributes: Record<string, string>;
    /** Whether a press in its middle would reach it. */
    reachable: boolean;
  };
}

/** A text as a pattern. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

export function stepsOf(query: Query): Step[] {
  const { role, name, css, within, nth } = query;
  const pattern = typeof name === 'string' ? new RegExp(`^${literally(name)}$`) : name;
  const step: Step = {
    ...(role !== undefined && { role }),
    ...(pattern && { name: { source: pattern.source, flags: pattern.flags } }),
    ...(css !== undefined && { css }),
    ...(nth !== undefined && { nth }),
  };
  return [...(within ? stepsOf(within) : []), step];
}

/** Runs in the page: finds what customers can perceive. @param isScrolled whether it is scrolled into view, as for a press */
export function locate(steps: Step[], isScrolled: boolean): Found {
  const implied: Record<string, string> = {
    button: 'button,summary,input[type=submit],input[type=button]',
    link: 'a[href]',
    textbox: 'input:not([type]),input[type=text],input[type=email],input[type=password],input[type=tel],textarea',
    searchbox: 'input[type=search]',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    combobox: 'select',
    option: 'option',
    heading: 'h1,h2,h3,h4,h5,h6',
    dialog: 'dialog',
    region: 'section',
    navigation: 'nav',
    group: 'fieldset',
    listitem: 'li',
  };
  const plain = (text: string | null | undefined) =>
    (text ?? '').replaceAll('\u00AD', '').replaceAll('\u00A0', ' ').replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) => {
    if (element.closest('[aria-hidden=true],[inert]')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const contentOf = (element: Element): string => {
    let text = '';
    for (const node of element.childNodes) {
      if (node instanceof Text) text += node.data;
      else if (node instanceof HTMLImageElement) text += ` ${node.alt} `;
      else if (node instanceof Element && node.getAttribute('aria-hidden') !== 'true')
        text += ` ${node.getAttribute('aria-label') ?? contentOf(node)} `;
    }
    return text;
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (by.length > 0) return plain(by.map((id) => document.getElementById(id)?.textContent).join(' '));
    const label = element.getAttribute('aria-label');
    if (label !== null) return plain(label);
    if (
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.labels?.length
    )
      return plain([...element.labels].map((one) => contentOf(one)).join(' '));
    if (element instanceof HTMLInputElement) return plain(element.placeholder || element.value);
    return plain(contentOf(element)) || plain(element.getAttribute('title'));
  };
  // Its own words: the innermost parts of a page that have them.
  const texts = (root: ParentNode, pattern: RegExp) => {
    const matching = [...root.querySelectorAll('*')].filter((element) => pattern.test(plain(element.textContent)));
    return matching.filter((element) => !matching.some((other) => other !== element && element.contains(other)));
  };
  let roots: ParentNode[] = [document];
  for (const { role, name, css, nth } of steps) {
    const pattern = name && new RegExp(name.source, name.flags);
    const among = (root: ParentNode): Element[] => {
      if (role === 'text') return pattern ? texts(root, pattern) : [];
      const selector = css ?? [`[role=${role}]`, implied[role ?? '']].filter(Boolean).join();
      return [...root.querySelectorAll(selector)].filter((element) => {
        const said = element.getAttribute('role');
        return (css !== undefined || said === null || said === role) && (!pattern || pattern.test(nameOf(element)));
      });
    };
    const found = [...new Set(roots.flatMap(among))].filter(isShown);
    roots = nth === undefined ? found : found.slice(nth, nth === -1 ? undefined : nth + 1);
  }
  const elements = roots.filter((root) => root instanceof Element);
  const [element] = elements;
  if (!element) return { count: 0 };
  if (isScrolled) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const reached = document.elementFromPoint(x, y);
    if (!reached || !(element.contains(reached) || reached.contains(element)))
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest('label');
  return {
    count: elements.length,
    one: {
      x,
      y,
      left,
      top,
      width,
      height,
      text: plain(element.textContent),
      name: nameOf(element),
      value:
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
          ? element.value
          : '',
      checked: element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true',
      disabled: element.matches(':disabled,[aria-disabled=true]'),
      attributes: Object.fromEntries([...element.attributes].map((one) => [one.name, one.value])),
      reachable: hit !== null && (element.contains(hit) || label?.control === element),
    },
  };
}
