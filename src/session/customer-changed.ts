import { useSyncExternalStore } from 'react';

let isChanged = false;
const listeners = new Set<() => void>();

/** Notes that the customer's record or one of her addresses was just changed (A3.2, A4.19, A4.20); the settings then say so. */
export function markCustomerChanged(): void {
  setChanged(true);
}

/** What was changed has been told (A4.21). */
export function resetCustomerChanged(): void {
  setChanged(false);
}

/** Whether something was changed and has not been told yet. */
export function isCustomerChanged(): boolean {
  return isChanged;
}

/** The same, as it changes. */
export function useCustomerChanged(): boolean {
  return useSyncExternalStore(onChange, isCustomerChanged);
}

function setChanged(next: boolean): void {
  isChanged = next;
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
