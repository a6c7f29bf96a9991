import type { ReactNode } from 'react';

interface PageCard {
  id: number;
  content: ReactNode;
}

const listeners = new Set<() => void>();
let cards: readonly PageCard[] = [];
let lastId = 0;

function change(next: readonly PageCard[]): void {
  cards = next;
  for (const listener of listeners) listener();
}

/** Puts a card beside those of the jobs, on whatever page the customer is. @returns what takes it away */
export function putCard(content: ReactNode): () => void {
  lastId += 1;
  const id = lastId;
  change([...cards, { id, content }]);
  return () => change(cards.filter((card) => card.id !== id));
}

/** The cards that others have put there. */
export const pageCards = {
  current: () => cards,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
