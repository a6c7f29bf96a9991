import type { Page } from '@playwright/test';
import type { JournalEntry } from '../../support/sandbox-control.ts';
import type { Journey } from './move.ts';

/** A text that a customer has typed into a field of a form. */
export interface Typed {
  page: Page;
  /** Path and query of the page that it was typed on. */
  at: string;
  field: string;
  text: string;
  /** When it was sent, in ms since 1970, and the form did not say that it could not be saved. */
  sentAt?: number;
}

/** Where a text can be: in fields, in drafts that outlast a sign-in (S23), in calls that were to save it. */
export interface Places {
  fields: readonly string[];
  drafts: readonly string[];
  calls: readonly Pick<JournalEntry, 'at' | 'method' | 'body' | 'status'>[];
}

/** What has become of a text: it is still to be watched, needs it no more, or is lost. */
export type Fate = 'there' | 'settled' | 'lost';

/** Forms write some of what is typed otherwise: spaces and capitals of a postal code. */
const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();

/**
 * What has become of a typed text. Before it is sent it has to stand where it was typed, or in a draft. Afterwards it may be
 * gone if a call has saved it, or none was made since there was nothing to save.
 */
export function fateOf({ text, sentAt }: Pick<Typed, 'text' | 'sentAt'>, { fields, drafts, calls }: Places): Fate {
  const wanted = plain(text);
  if (
    fields.some((field) => plain(field) === wanted) ||
    drafts.some((draft) => plain(draft).includes(plain(JSON.stringify(text).slice(1, -1))))
  )
    return 'there';
  const saving = calls.filter(
    ({ at, method, body }) =>
      method !== 'GET' &&
      Date.parse(at) >= (sentAt ?? Infinity) &&
      plain(JSON.stringify(body) ?? '').includes(plain(JSON.stringify(text).slice(1, -1))),
  );
  if (sentAt !== undefined && (saving.length === 0 || saving.some(({ status }) => status !== null && status < 300)))
    return 'settled';
  return 'lost';
}

/** Remembers what was typed; a field that is typed into again holds the later text. */
export function remember(journey: Journey, at: string, texts: Record<string, string>): void {
  const { page } = journey.current;
  journey.typed = journey.typed.filter((one) => one.page !== page || !(one.field in texts));
  for (const [field, text] of Object.entries(texts))
    if (text.trim() !== '') journey.typed.push({ page, at, field, text });
}

/** The customer has done something on a page that may have given up what was typed there. */
export function forget(journey: Journey, page: Page): void {
  journey.typed = journey.typed.filter((one) => one.page !== page);
}

/** What was typed and is lost, in words; each is told once. A page that is elsewhere, or whose customer has signed out, is not asked. */
export async function lostTexts(journey: Pick<Journey, 'typed' | 'sandbox' | 'world'>): Promise<string[]> {
  if (journey.typed.length === 0) return [];
  const calls = await journey.sandbox.calls();
  const lost: string[] = [];
  const left: Typed[] = [];
  for (const typed of journey.typed) {
    if (typed.page.isClosed()) continue;
    const seen = await textsOn(typed.page).catch(() => undefined);
    // It may be on its way to the sign-in and back.
    const isAsked = seen !== undefined && `${journey.world.app}${typed.at}` === typed.page.url();
    const fate = isAsked ? fateOf(typed, { ...seen, calls }) : 'there';
    if (fate === 'there') left.push(typed);
    if (fate === 'lost')
      lost.push(
        `${typed.field} "${typed.text}" was typed on ${typed.at}, and is neither there nor ${typed.sentAt === undefined ? 'in a draft' : 'saved'}`,
      );
  }
  journey.typed = left;
  return lost;
}

/** The texts that stand in a page's fields, and in its drafts. */
function textsOn(page: Page): Promise<Pick<Places, 'fields' | 'drafts'>> {
  return page.evaluate(() => ({
    fields: [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
      ({ value }) => value,
    ),
    drafts: Object.entries(sessionStorage).flatMap(([key, value]) =>
      key.startsWith('formDraft') ? [String(value)] : [],
    ),
  }));
}
