import type { ReactNode } from 'react';

const listeners = new Set<() => void>();
let cards: readonly ReactNode[] = [];

function change(next: readonly ReactNode[]): void {
  cards = next;
  for (const listener of listeners) listener();
}

/** Puts a card beside those of the jobs, on whatever page the customer is. @returns what takes it away */
export function putCard(card: ReactNode): () => void {
  change([...cards, card]);
  return () => change(cards.filter((one) => one !== card));
}

/** The cards that others have put there. */
export const pageCards = {
  current: () => cards,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
