import { fingerprint } from '#session/personal-data.ts';
import { currentIdentity } from '#session/session.ts';
import { createEmitter, openTabChannel, type TabChannel } from '#lib/events.ts';

/**
 * Change that a write has made in the library, as tabs tell it to each other. Names are not in it: the tab that
 * receives it asks the service.
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

let channel: TabChannel | undefined;

/** Channel by which tabs tell each other of changes; opened by the first call. */
export function tabChannel(): TabChannel {
  return (channel ??= openTabChannel('photo-account-library'));
}

let isSilent = false;
let known: { sub: string; customer: string } | undefined;

/** Registers a callback for changes that this tab has made, as the other tabs are told of them. */
export const changesHere = createEmitter<[change: LibraryChange]>();

/** Tells the other tabs of a change that the service has made. */
export function announceChange(change: LibraryChange): void {
  // One that came from another tab is not told again.
  if (isSilent) return;
  changesHere.emit(change);
  void broadcast(change);
}

/** Calls a function; what it announces until it returns is not sent to other tabs. */
export function withoutAnnouncing(change: () => void): void {
  isSilent = true;
  try {
    change();
  } finally {
    isSilent = false;
  }
}

/**
 * Fingerprint of the customer whose library this tab shows; undefined when nobody is signed in. It is known from the first call
 * on, so that a page that is being left can still tell of a change.
 */
export async function customerOfTab(): Promise<string | undefined> {
  const sub = currentIdentity()?.sub;
  if (sub === undefined) return undefined;
  if (known?.sub !== sub) known = { sub, customer: await fingerprint(sub) };
  return known.customer;
}

async function broadcast(change: LibraryChange): Promise<void> {
  const customer = await customerOfTab();
  if (customer !== undefined) tabChannel().post({ customer, change } satisfies TabMessage);
}
