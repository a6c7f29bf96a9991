import { fingerprint } from '#session/last-identity.ts';
import { currentIdentity } from '#session/session.ts';
import { tabChannel } from './tab-channel.ts';

/**
 * What a write has changed in the library, as tabs tell it to each other. Names are not in it: whoever hears of a change
 * asks the service.
 */
export type LibraryChange =
  /** Photos have left an album, or the library when none is named. */
  | { type: 'photosGone'; photoIds: string[]; albumId?: string }
  /** Photos have been put into an album, or are new in the library when none is named. */
  | { type: 'photosAdded'; photoIds: string[]; albumId?: string }
  | { type: 'albumCreated' }
  | { type: 'albumRenamed'; albumId: string }
  | { type: 'albumGone'; albumId: string }
  /** There is not a photo left in the library and its albums. */
  | { type: 'libraryEmptied' }
  /** Anything may be different: an import has ended. */
  | { type: 'libraryChanged' };

/** A change and whose library it is. */
export interface TabMessage {
  customer: string;
  change: LibraryChange;
}

let isTakingOver = false;
let known: { sub: string; customer: string } | undefined;

/** Tells the other tabs of a change that the service has made. */
export function announceChange(change: LibraryChange): void {
  // One that has been heard of is not told again.
  if (!isTakingOver) void tell(change);
}

/** Makes a change that another tab has told of: what it announces while it is called stays here. */
export function takeOver(change: () => void): void {
  isTakingOver = true;
  try {
    change();
  } finally {
    isTakingOver = false;
  }
}

/**
 * Whose library this tab shows, without saying who that is; undefined when nobody is signed in. Once somebody has asked, it is
 * known, so that a page that is being left can still tell of a change.
 */
export async function customerOfTab(): Promise<string | undefined> {
  const sub = currentIdentity()?.sub;
  if (sub === undefined) return undefined;
  if (known?.sub !== sub) known = { sub, customer: await fingerprint(sub) };
  return known.customer;
}

async function tell(change: LibraryChange): Promise<void> {
  const customer = await customerOfTab();
  if (customer !== undefined) tabChannel().post({ customer, change } satisfies TabMessage);
}
