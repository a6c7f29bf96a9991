import type { Page } from '@playwright/test';

/** Something that a page says to the customer by itself. */
export interface Message {
  kind: 'failure' | 'status' | 'toast' | 'failure toast';
  isInDialog: boolean;
  text: string;
  /** The buttons and links that stand with it. */
  controls: string[];
  /** Whether the number to ask for help with stands with it (A4.1). */
  hasReference: boolean;
}

/** What a customer sees of a page at one moment. */
export interface Look {
  origin: string;
  path: string;
  heading: string | undefined;
  /** What shows that something is still to come. */
  waits: string[];
  messages: Message[];
  /** Every line that can be read, digits and months left open: they are of the day of the run. */
  lines: string[];
  /** The buttons and links that can be pressed. */
  controls: string[];
  /** How many pictures are drawn. */
  pictures: number;
}

/** Looks at a page. */
export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const months =
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g;
    // Two days of one month or of two: that depends on the day of the test.
    const plain = (text: string) =>
      text
        .replaceAll('\u00AD', '')
        .replace(/[\s\u00a0\u202f]+/g, ' ')
        .replace(/[\da-f]{8}-[\da-f-]{27}|(?<=Reference )[\da-f]{8}\b/g, '…')
        .replace(/\d+(?:[.,:]\d+)*/g, '#')
        .replace(months, 'M')
        .replaceAll(/# M(?: #)? – # M/g, '# – # M')
        .trim();
    const shown = (selector: string, inside: ParentNode = document) =>
      [...inside.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const nameOf = (element: HTMLElement) => plain(element.getAttribute('aria-label') ?? element.innerText ?? '');
    const controlsIn = (inside: ParentNode) =>
      shown('button, a[href], [role=button], [role=menuitem]', inside)
        .map(nameOf)
        .filter((name) => name !== '');
    const DIALOG = '[role=dialog], [role=alertdialog], dialog';
    const isOpen = (element: Element) => element.closest(DIALOG) !== null;

    const waits = [
      ...shown('[aria-busy=true], [role=progressbar]').map((element) => `busy: ${nameOf(element).slice(0, 60)}`),
      // The grey tiles of photos that could not be loaded stand beside the message that says so.
      ...shown('[class*="keleton_"], [class*="spinner_"], [class*="placeholder_"]:not([class*="cell_"])').map(
        (element) => `waiting: ${element.className}`,
      ),
      // What a failure has besides comes late.
      ...[...document.querySelectorAll('[class*="_reference_"]:empty')].map(() => 'waiting: reference'),
    ];

    // The card that takes the place of a failed toast says the same.
    const PASSING = '[data-toast], [data-kept-failure]';
    const toasts = shown(PASSING).map((card) => ({
      kind:
        card.closest('[role=alert]') || card.matches('[data-kept-failure]')
          ? ('failure toast' as const)
          : ('toast' as const),
      isInDialog: false,
      text: plain(card.querySelector('p')?.innerText ?? card.innerText),
      controls: controlsIn(card),
      hasReference: false,
    }));
    const isNotification = (element: Element) =>
      plain(
        element.closest('section[aria-label], [role=region][aria-label]')?.getAttribute('aria-label') ?? '',
      ).startsWith('Notifications');
    const spoken = shown('[role=alert], [role=status]')
      .filter((element) => !isNotification(element) && plain(element.innerText) !== '')
      .map((element) => {
        // What a message stands with is what is around it, up to the first that has something to press.
        let around: HTMLElement = element;
        for (let step = 0; step < 3 && controlsIn(around).length === 0 && around.parentElement; step += 1)
          around = around.parentElement;
        const form = element.closest<HTMLElement>(`form, ${DIALOG}`);
        // The button for a further page stays where it was, and tries again.
        const further = element.closest<HTMLElement>('[data-further-pages]');
        const again = further ? shown(':scope > button', further).map(nameOf) : [];
        return {
          kind: element.getAttribute('role') === 'alert' ? ('failure' as const) : ('status' as const),
          isInDialog: isOpen(element),
          text: plain(element.innerText),
          controls: [...new Set([...again, ...controlsIn(around), ...(form ? controlsIn(form) : [])])],
          hasReference: shown('code', around).length > 0,
        };
      });

    // Toasts come and go by the clock: they are told as messages, and are none of the page's lines.
    const linesOf = (element: HTMLElement) =>
      element.innerText
        .split('\n')
        .map(plain)
        .filter((line) => line !== '');
    const passing = new Set(shown(PASSING).flatMap(linesOf));

    return {
      origin: location.origin,
      path: location.pathname.replace(/[\da-f]{8}-[\da-f-]{27}/g, '…'),
      heading: shown('h1').map(nameOf)[0],
      waits,
      messages: [...spoken, ...toasts],
      lines: [...new Set(linesOf(document.body))].filter((line) => !passing.has(line)),
      controls: [...new Set(controlsIn(document))],
      pictures: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    };
  });
}
