import type { Page } from '@playwright/test';
import { routePaths, type RouteKey } from '#paths';

/** Something that can be pressed or typed into. */
export interface Control {
  /** Finds it again in this very page. */
  index: number;
  kind: 'link' | 'button' | 'box' | 'field' | 'choice' | 'file';
  /** What it is called, without digits that differ each time. */
  name: string;
  /** Where a link leads. */
  href?: string;
  /** Of a field: its name in the form, and what it asks the browser to fill in. */
  field?: string;
  autocomplete?: string;
  /** What the list is called that it is in. */
  list?: string;
  /** It is the button of the question on top that goes ahead: the last one. */
  goesAhead?: true;
  /** Within main or a dialog, and not the menu, header or footer. */
  isContent: boolean;
}

/** What a customer sees at a moment, as far as it decides what she can do. */
export interface Scene {
  /** The page of the app; undefined on pages of others, and where there is none. */
  route: RouteKey | undefined;
  /** Path and query. */
  at: string;
  /** Pages of the app, as opposed to those of the authority, the shop and the prints editor. */
  isOurs: boolean;
  heading: string;
  /** The dialog on top, by its role. */
  dialog: 'dialog' | 'alertdialog' | undefined;
  isPhotoOpen: boolean;
  isSelecting: boolean;
  /** How many photos that are drawn are ticked. */
  ticked: number;
  isPhone: boolean;
  controls: Control[];
}

const MARK = 'data-journey';

/** Looks at a page: what is in the viewport and can be used. */
export async function look(page: Page, app: string): Promise<Scene> {
  const seen = await page.evaluate((mark) => {
    const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
    const inView = (element: Element) => {
      const { top: above, bottom, left, right, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && above < innerHeight && right > 0 && left < innerWidth;
    };
    const spell = (element: Element) => {
      const labelled = element
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
      const label =
        'labels' in element && element.labels instanceof NodeList
          ? [...element.labels].map((one) => one.textContent).join(' ')
          : '';
      return (labelled ?? element.getAttribute('aria-label') ?? (label || element.textContent) ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    };
    const kindOf = (element: Element) => {
      if (element instanceof HTMLSelectElement) return 'choice' as const;
      if (element instanceof HTMLTextAreaElement) return 'field' as const;
      if (element instanceof HTMLInputElement) {
        if (element.type === 'file') return 'file' as const;
        return ['checkbox', 'radio'].includes(element.type) ? ('box' as const) : ('field' as const);
      }
      if (element.getAttribute('role') === 'checkbox') return 'box' as const;
      return element instanceof HTMLAnchorElement ? ('link' as const) : ('button' as const);
    };
    document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark));
    const usable = [
      ...document.querySelectorAll('a[href], button, input, textarea, select, [role="checkbox"], [role^="menuitem"]'),
    ].filter((element) => {
      const isFile = element instanceof HTMLInputElement && element.type === 'file';
      return (
        !element.closest('[inert]') &&
        !element.matches(':disabled, [aria-disabled="true"]') &&
        (isFile || (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && inView(element)))
      );
    });
    const yes = top?.matches('[role="alertdialog"]') ? [...top.querySelectorAll('button')].at(-1) : undefined;
    const controls = usable.map((element, index) => {
      element.setAttribute(mark, String(index));
      return {
        index,
        kind: kindOf(element),
        name: spell(element),
        ...(element instanceof HTMLAnchorElement && { href: element.href }),
        ...('name' in element && typeof element.name === 'string' && { field: element.name }),
        ...(element === yes && { goesAhead: true as const }),
        ...(element.closest('ul[aria-label]') && {
          list: element.closest('ul[aria-label]')?.getAttribute('aria-label') ?? '',
        }),
        ...(element.hasAttribute('autocomplete') && { autocomplete: element.getAttribute('autocomplete') ?? '' }),
        isContent: element.closest('main, [aria-modal="true"], [data-above-dialogs]') !== null,
      };
    });
    const role = top?.getAttribute('role');
    return {
      at: location.pathname + location.search,
      origin: location.origin,
      path: location.pathname,
      heading: document.querySelector('h1')?.textContent ?? '',
      dialog: role === 'dialog' || role === 'alertdialog' ? (role as 'dialog' | 'alertdialog') : undefined,
      isPhotoOpen: document.querySelector('[data-frame]') !== null,
      isSelecting: document.querySelector('[role="checkbox"][data-photo]') !== null,
      ticked: document.querySelectorAll('[role="checkbox"][data-photo][aria-checked="true"]').length,
      isPhone: innerWidth < 575,
      controls,
    };
  }, MARK);
  const { origin, path, ...scene } = seen;
  return { ...scene, isOurs: origin === app, route: origin === app ? routeAt(path) : undefined };
}

/** What finds a control of the scene in its page. */
export function selectorOf({ index }: Pick<Control, 'index'>): string {
  return `[${MARK}="${index}"]`;
}

const patterns = (Object.keys(routePaths) as RouteKey[]).map((key) => ({
  key,
  pattern: new RegExp(`^${routePaths[key].replaceAll(/:\w+/g, '[^/]+')}/?$`),
}));

function routeAt(path: string): RouteKey | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.key;
}
