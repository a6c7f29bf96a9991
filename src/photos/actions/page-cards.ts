import { atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { putAmong, type Layer } from '#ui/layers.tsx';

/** The cards that others have put beside those of the jobs. */
export const pageCardsAtom = atom<readonly Layer[]>([]);

/** Puts a card beside those of the jobs, on whatever page the customer is. @returns what takes it away */
export function putCard(content: ReactNode): () => void {
  return putAmong(pageCardsAtom, () => content);
}
