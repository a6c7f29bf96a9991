import type { BrowserContext, Page, Response } from '@playwright/test';
import type { Photo } from '#photos/library-queries.ts';
import { monthKeyOfPhoto } from '#photos/months.ts';
import type { SandboxControl } from '../../support/sandbox-control.ts';
import { shownSelection, type Known, type NotShown, type ShownSelection, type Sight } from './shown-selection.ts';

/** Which photos customers have confirmed to delete, and which were. */
export interface Deletions {
  /** How many photos were confirmed to be deleted. */
  confirmed(): number;
  /** What was deleted beyond what was confirmed, or without being shown as selected then, in words. */
  excess(sandbox: SandboxControl): Promise<string[]>;
}

/** A call for the deletion of photos, and when it was made, in ms since 1970. */
export interface DeletionCall {
  at: number;
  photoIds: readonly string[];
}

/** A deletion that was confirmed. */
export interface Confirmation {
  at: number;
  /** How many photos it adds to those of earlier presses in the same dialog. */
  more: number;
  notShown: NotShown;
}

/** The message of a press may come later than the call that follows it, in ms. */
const MESSAGE_MS = 1_000;

/** What a page tells of a press that confirms. */
interface Press {
  more: number;
  /** It is the second press in the same dialog, or a later one. */
  isAgain: boolean;
  sight: Sight;
}

/**
 * What calls delete that nobody has confirmed: more photos than the dialogs said, or others than were shown as selected. A
 * photo whose deletion fails and is tried again counts once, and belongs to any confirmation before the call.
 */
export function excessOf(calls: readonly DeletionCall[], confirmations: readonly Confirmation[], known: ReadonlyMap<string, Known>): string[] {
  const asked = new Set(calls.flatMap(({ photoIds }) => photoIds));
  const confirmed = confirmedBy(confirmations);
  const found = asked.size <= confirmed ? [] : [`${asked.size} photos were to be deleted, ${confirmed} were confirmed`];
  const told = new Set<string>();
  for (const { at, photoIds } of calls) {
    const before = confirmations.filter((one) => one.at <= at);
    for (const photoId of photoIds) {
      const reasons = before.map(({ notShown }) => notShown(photoId, known.get(photoId)));
      if (told.has(photoId) || reasons.includes(undefined)) continue;
      told.add(photoId);
      found.push(`photo ${photoId} was to be deleted and not shown as selected: ${reasons.at(-1) ?? 'nothing had been confirmed'}`);
    }
  }
  return found;
}

const confirmedBy = (confirmations: readonly Confirmation[]) => confirmations.reduce((sum, { more }) => sum + more, 0);

/** Watches what is shown as selected and what is confirmed, by pointer or keyboard, from before the first page. */
export async function watchDeletions(context: BrowserContext): Promise<Deletions> {
  const confirmations: Confirmation[] = [];
  const known = new Map<string, Known>();
  const reading = new Set<Promise<void>>();
  const shown = new Map<Page, ShownSelection>();
  const pressed = new Map<Page, number>();
  const shownOn = (page: Page) => {
    const there = shown.get(page) ?? shownSelection();
    shown.set(page, there);
    return there;
  };
  await context.exposeBinding('selectionSeen', ({ page }, sight: Sight) => shownOn(page).see(sight));
  await context.exposeBinding('deletionConfirmed', ({ page }, { more, isAgain, sight }: Press) => {
    const selection = shownOn(page);
    selection.see(sight);
    confirmations.push({ at: Date.now() - MESSAGE_MS, more, notShown: selection.confirmed(isAgain ? pressed.get(page) : undefined) });
    pressed.set(page, Date.now());
  });
  context.on('response', (response) => {
    if (!response.ok()) return;
    const { pathname } = new URL(response.url());
    const isRead = response.request().method() === 'GET';
    // Its own changes are put into the counts that a page has, and told to the other tabs.
    if (isRead ? pathname.endsWith('/users/timeline') : /\/(?:photo-management|photo-storage)\//.test(pathname)) {
      for (const selection of isRead ? [shownOn(response.frame().page())] : shown.values()) selection.counted(Date.now());
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
      // Browsers say whose page calls; the other device is none.
      const calls = (await sandbox.calls('deletePhotos')).filter(({ headers }) => headers.origin !== undefined);
      return excessOf(calls.map(({ at, body }) => ({ at: Date.parse(at), photoIds: idsIn(body) })), confirmations, known);
    },
  };
}

function idsIn(body: unknown): string[] {
  return typeof body === 'object' && body !== null && 'photoIds' in body && Array.isArray(body.photoIds) ? body.photoIds : [];
}

/** Notes what a list tells of its photos. Answers that broke off, or whose page has gone, tell nothing. */
async function learn(response: Response, known: Map<string, Known>): Promise<void> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('images' in body) || !Array.isArray(body.images)) return;
  for (const { imageId, dateTaken, uploadEnd } of body.images as Partial<Photo>[]) {
    if (typeof imageId !== 'string') continue;
    known.set(imageId, { group: monthKeyOfPhoto({ ...(typeof dateTaken === 'string' && { dateTaken }) }), arrived: typeof uploadEnd === 'string' ? Date.parse(uploadEnd) : undefined });
  }
}

/** Runs in the page: tells what is drawn of the selection whenever that changes, and each press that confirms a deletion. */
function watchSelection(): void {
  const tell = (name: string, what: unknown) => {
    const heard: unknown = Reflect.get(globalThis, name);
    if (typeof heard === 'function') heard(what);
  };
  const look = () => {
    const bar = [...document.querySelectorAll('[role="group"]')].find((element) => element.querySelector(':scope > span') !== null && /^[\d,]+ selected$/.test(element.querySelector(':scope > span')?.textContent ?? ''));
    const tiles = [...document.querySelectorAll<HTMLElement>('[role="checkbox"][data-photo]')];
    const groupOf = (element: HTMLElement) => element.dataset.cell?.split('/')[0] ?? '';
    const count = bar?.querySelector(':scope > span')?.textContent?.replaceAll(/\D/g, '');
    return {
      isSelecting: document.documentElement.dataset.selecting !== undefined,
      count: count === undefined ? undefined : Number(count),
      isAll: bar !== undefined && count !== '0' && [...bar.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === 'Deselect all'),
      groups: Object.fromEntries([...document.querySelectorAll<HTMLElement>('button[role="checkbox"][data-cell]')].map((box) => [groupOf(box), box.getAttribute('aria-checked')])),
      photos: Object.fromEntries(tiles.map((tile) => [tile.dataset.photo, { group: groupOf(tile), isTicked: tile.getAttribute('aria-checked') === 'true' }])),
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
  new MutationObserver(watch).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['aria-checked', 'data-selecting', 'data-photo'] });

  const answered = new WeakMap<Element, number>();
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('[role="alertdialog"] button') : null;
      const dialog = button?.closest('[role="alertdialog"]');
      // The last one is the one that goes ahead.
      if (!dialog || button !== [...dialog.querySelectorAll('button')].at(-1) || button.getAttribute('aria-busy') === 'true') return;
      const count = Number(/^Delete ([\d,]+) photos?/.exec(dialog.textContent.trim())?.[1]?.replaceAll(',', '') ?? 0);
      if (count === 0) return;
      const before = answered.get(dialog);
      // A second press in the same dialog confirms nothing more, unless its number has risen.
      answered.set(dialog, Math.max(count, before ?? 0));
      tell('deletionConfirmed', { more: Math.max(0, count - (before ?? 0)), isAgain: before !== undefined, sight: look() });
    },
    { capture: true },
  );
}
