import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasStatus } from '#api/api-error.ts';
import { after } from '#lib/timers.ts';
import { orderQueries, reorder } from '../../queries.ts';

/** Who is still here after so long, in ms, has stayed: the browser asks before it leaves a download. */
const LEAVING_MS = 10_000;

/** How far ordering again is: `leaving` when the shop is on its way. */
export type ReorderState = { name: 'idle' | 'asking' | 'leaving' } | { name: 'failed'; error: unknown };

export interface Reorder {
  isPossible: boolean;
  state: ReorderState;
  /** A second press while the first is being answered does nothing (S55). */
  run: () => void;
}

/**
 * Ordering the same again: whether that is possible, and going to the shop, where it is in the basket then (A7.20, A7.21).
 * @param orderCode undefined as long as there is no order
 */
export function useReorder(orderCode: string | undefined): Reorder {
  const client = useQueryClient();
  const status = orderQueries.isReorderable(orderCode ?? '');
  const { data: isPossible = false } = useQuery({ ...status, enabled: orderCode !== undefined });
  const [state, setState] = useState<ReorderState>({ name: 'idle' });
  const isUnderWay = useRef(false);

  const isLeaving = state.name === 'leaving';
  useEffect(() => {
    if (!isLeaving) return;
    const stay = () => {
      isUnderWay.current = false;
      setState({ name: 'idle' });
    };
    // The browser may keep the page as it was left, and show it again.
    const welcomeBack = ({ persisted }: PageTransitionEvent) => persisted && stay();
    const callOff = after(LEAVING_MS, stay);
    window.addEventListener('pageshow', welcomeBack);
    return () => {
      callOff();
      window.removeEventListener('pageshow', welcomeBack);
    };
  }, [isLeaving]);

  async function run(code: string): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ name: 'asking' });
    try {
      const shop = await reorder(code);
      setState({ name: 'leaving' });
      location.assign(shop);
    } catch (error) {
      isUnderWay.current = false;
      setState({ name: 'failed', error });
      if (hasStatus(error, 409)) await client.invalidateQueries({ queryKey: status.queryKey });
    }
  }
  return { isPossible, state, run: () => orderCode !== undefined && void run(orderCode) };
}
