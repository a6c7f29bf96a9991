import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';

const changedAtom = atom(false);

/** Takes note that details or addresses of the account were saved, until somebody has told the customer (A4.19, A4.20). */
export function accountChanged(): void {
  getDefaultStore().set(changedAtom, true);
}

/** The customer has been told (A4.21). */
export function resetAccountChanged(): void {
  getDefaultStore().set(changedAtom, false);
}

/** Whether something of the account was saved that the customer has not been told of. */
export function hasAccountChanged(): boolean {
  return getDefaultStore().get(changedAtom);
}

/** The same, for who draws by it. */
export function useAccountChanged(): boolean {
  return useAtomValue(changedAtom);
}
