import type { BrowserContext, Page, Response } from '@playwright/test';
import type { Photo } from '#photos/data/library-queries.ts';
import { monthKeyOfPhoto } from '#photos/data/months.ts';
import type { SandboxControl } from '../../support/sandbox-control.ts';
import { actionCalls, confirmedBy, excessOf, type ActionName, type Confirmation } from './actions.ts';
import {
  shownSelection,
  type Known,
  type NotShown,
  type ShownSelection,
  type SelectionView,
} from './shown-selection.ts';

/** Which photos customers have confirmed to act on, and which were. */
export interface WatchedActions {
  /** How many photos were confirmed, by the action. */
  confirmed(): Record<ActionName, number>;
  /** What was done beyond what was confirmed, or to photos that were not shown as selected then, in words. */
  excess(sandbox: SandboxControl): Promise<string[]>;
}

/** The message of a press may come later than the call that follows it, in ms. */
const MESSAGE_MS = 1_000;

/** What a page tells of a press that confirms: an action with photos, that photos are put back or kept, or that uploads go into another album. */
interface Press {
  action: ActionName | 'undo' | 'keep' | 'albumOfUploads';
  /** How many photos it adds; null where the page shows no number at this moment, as while it reads a selection. */
  more: number | null;
  /** It is the second press in the same dialog, or a later one. */
  isAgain: boolean;
  sight: SelectionView;
}

/** Watches what is shown as selected and what is confirmed, by pointer or keyboard, from before the first page. */
export async function watchActions(context: BrowserContext): Promise<WatchedActions> {
  const began = Date.now();
  const confirmations: Confirmation[] = [];
  const known = new Map<string, Known>();
  const takenOut = new Set<string>();
  const reading = new Set<Promise<void>>();
  const shown = new Map<Page, ShownSelection>();
  const pressed = new Map<Page, number>();
  const shownOn = (page: Page) => {
    const there = shown.get(page) ?? shownSelection();
    shown.set(page, there);
    return there;
  };
  const wasNotTakenOut: NotShown = (photoId) =>
    takenOut.has(photoId) ? undefined : 'it had not been taken out of an album';
  const wasThereBefore: NotShown = (_photoId, photo) =>
    photo?.arrived === undefined || photo.arrived >= began - MESSAGE_MS ? undefined : 'it had not been uploaded here';

  await context.exposeBinding('selectionSeen', ({ page }, sight: SelectionView) => shownOn(page).see(sight));
  await context.exposeBinding('actionConfirmed', ({ page }, { action, more, isAgain, sight }: Press) => {
    const selection = shownOn(page);
    selection.see(sight);
    const at = Date.now() - MESSAGE_MS;
    if (action === 'undo')
      return void confirmations.push({ action: 'copyToAlbum', at, more: undefined, notShown: wasNotTakenOut });
    // A deletion that was held back and undone is as good as not confirmed.
    if (action === 'keep')
      return void confirmations.push({
        action: 'delete',
        at,
        more: -1,
        notShown: () => 'its deletion had been undone',
      });
    if (action === 'albumOfUploads')
      return void confirmations.push({ action: 'copyToAlbum', at, more: undefined, notShown: wasThereBefore });
    confirmations.push({
      action,
      at,
      more: more ?? selection.count(),
      notShown: selection.confirmed(isAgain ? pressed.get(page) : undefined),
    });
    pressed.set(page, Date.now());
  });
  context.on('response', (response) => {
    if (!response.ok()) return;
    const { pathname } = new URL(response.url());
    const isRead = response.request().method() === 'GET';
    // Its own changes are put into the counts that a page has, and told to the other tabs. Of an album every photo is read.
    if (
      isRead
        ? /\/users\/timeline$|\/albums\/[^/]+\/photos$/.test(pathname)
        : /\/(?:photo-management|photo-storage)\//.test(pathname)
    ) {
      for (const selection of isRead ? [shownOn(response.frame().page())] : shown.values())
        selection.counted(Date.now());
    }
    if (!isRead || !pathname.includes('/photos')) return;
    const task = learn(response, known).finally(() => reading.delete(task));
    reading.add(task);
  });
  await context.addInitScript(watchSelection);
  return {
    confirmed: () => confirmedBy(confirmations),
    async excess(sandbox) {
      await Promise.all(reading);
      const calls = actionCalls(await sandbox.calls());
      for (const { action, photoIds } of calls)
        if (action === 'removeFromAlbum') photoIds.forEach((photoId) => takenOut.add(photoId));
      return excessOf(calls, confirmations, known);
    },
  };
}

/** Notes what a list tells of its photos. Answers that broke off, or whose page has gone, tell nothing. */
async function learn(response: Response, known: Map<string, Known>): Promise<void> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('images' in body) || !Array.isArray(body.images)) return;
  for (const { imageId, dateTaken, uploadEnd } of body.images as Partial<Photo>[]) {
    if (typeof imageId !== 'string') continue;
    known.set(imageId, {
      group: monthKeyOfPhoto({ ...(typeof dateTaken === 'string' && { dateTaken }) }),
      arrived: typeof uploadEnd === 'string' ? Date.parse(uploadEnd) : undefined,
    });
  }
}

/** Runs in the page: tells what is drawn of the selection whenever that changes, and each press that confirms something. */
function watchSelection(): void {
  const tell = (name: string, what: unknown) => {
    const heard: unknown = Reflect.get(globalThis, name);
    if (typeof heard === 'function') heard(what);
  };
  const numberIn = (text: string | undefined) =>
    text === undefined || text === '' ? null : Number(text.replaceAll(',', ''));
  const look = () => {
    const bar = [...document.querySelectorAll('[role="group"]')].find(
      (element) =>
        element.querySelector(':scope > span') !== null &&
        /^[\d,]+ selected$/.test(element.querySelector(':scope > span')?.textContent ?? ''),
    );
    const tiles = [...document.querySelectorAll<HTMLElement>('[role="checkbox"][data-photo]')];
    const groupOf = (element: HTMLElement) => element.dataset.cell?.split('/')[0] ?? '';
    const count = bar?.querySelector(':scope > span')?.textContent?.replaceAll(/\D/g, '');
    return {
      isSelecting: document.documentElement.dataset.selecting !== undefined,
      count: count === undefined ? undefined : Number(count),
      isAll:
        bar !== undefined &&
        count !== '0' &&
        [...bar.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === 'Deselect all'),
      isCorrected: [...document.querySelectorAll('[data-above-dialogs]')].some(({ textContent }) =>
        textContent.includes('Check your selection and try again.'),
      ),
      groups: Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('button[role="checkbox"][data-cell]')].map((box) => [
          groupOf(box),
          box.getAttribute('aria-checked'),
        ]),
      ),
      photos: Object.fromEntries(
        tiles.map((tile) => [
          tile.dataset.photo,
          { group: groupOf(tile), isTicked: tile.getAttribute('aria-checked') === 'true' },
        ]),
      ),
      open: document.querySelector<HTMLElement>('[data-frame]')?.dataset.frame ?? null,
    };
  };
  let last = '';
  const watch = () => {
    // What is drawn while nothing is being selected says nothing of a selection.
    if (document.documentElement.dataset.selecting === undefined && last === '') return;
    const sight = look();
    const text = JSON.stringify(sight);
    if (text !== last) tell('selectionSeen', sight);
    last = sight.isSelecting ? text : '';
  };
  new MutationObserver(watch).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-checked', 'data-selecting', 'data-photo'],
  });

  /** What a press of a button confirms, and with how many photos; undefined for all others. */
  const meant = (button: HTMLButtonElement): { action: string; count: number | null } | undefined => {
    const name = button.textContent.trim();
    const dialog = button.closest('[role="alertdialog"], [role="dialog"]');
    if (dialog?.getAttribute('role') === 'alertdialog') {
      const count = numberIn(/^Delete ([\d,]+) photos?/.exec(dialog.textContent.trim())?.[1]);
      // The last one is the one that goes ahead.
      return count !== null && button === [...dialog.querySelectorAll('button')].at(-1)
        ? { action: 'delete', count }
        : undefined;
    }
    const title = dialog?.querySelector('h2')?.textContent;
    const isAlbum = button.closest('ul[aria-label="Albums"]') !== null;
    // Of those whose album is gone the dialog that asks for another one lies over the list of uploads.
    if (dialog && isAlbum && title !== 'Copy to album') return { action: 'albumOfUploads', count: null };
    if (title === 'Copy to album' && (isAlbum || button.type === 'submit')) {
      const counted = [...(dialog?.querySelectorAll('p') ?? [])]
        .map(({ textContent }) => /^([\d,]+) photos? selected$/.exec(textContent.trim())?.[1])
        .find((text) => text !== undefined);
      return { action: 'copyToAlbum', count: numberIn(counted) };
    }
    if (name === 'Undo' && button.closest('[data-above-dialogs]'))
      return {
        action: button.closest('[data-toast]')?.textContent.includes('Photo deleted') ? 'keep' : 'undo',
        count: null,
      };
    const isOfSelection = button.closest('section[aria-label="Selected photos"]') !== null;
    const open = document.querySelector('[data-frame]');
    // One photo goes without a question.
    if (name === 'Delete' && (isOfSelection ? look().count === 1 : open)) return { action: 'delete', count: 1 };
    if (button.dataset.starts !== undefined || (!isOfSelection && !open)) return undefined;
    const next = /^Next: Customise ([\d,]+) photo prints?$/.exec(name)?.[1];
    const action =
      next === undefined
        ? { Download: 'download', 'Delete from album': 'removeFromAlbum', 'Order prints': 'orderPrints' }[name]
        : 'orderPrints';
    return action === undefined
      ? undefined
      : { action, count: isOfSelection ? (numberIn(next) ?? look().count ?? null) : 1 };
  };

  const answered = new WeakMap<Element, number>();
  document.addEventListener(
    'click',
    ({ target, detail }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      // The second press of a double click is none: what the first one began takes no other.
      if (!button || detail > 1 || button.matches('[aria-busy="true"], [aria-disabled="true"], :disabled')) return;
      const press = meant(button);
      if (!press) return;
      const dialog =
        button.closest('[role="alertdialog"]') ??
        (press.action === 'copyToAlbum' ? button.closest('[role="dialog"]') : null);
      const before = dialog ? answered.get(dialog) : undefined;
      const { action, count } = press;
      // A second press in the same dialog confirms nothing more, unless its number has risen.
      if (dialog && count !== null) answered.set(dialog, Math.max(count, before ?? 0));
      tell('actionConfirmed', {
        action,
        more: count === null ? null : Math.max(0, count - (before ?? 0)),
        isAgain: before !== undefined,
        sight: look(),
      });
    },
    { capture: true },
  );
}
