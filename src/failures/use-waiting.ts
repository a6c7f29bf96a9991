import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { gotNoAnswer } from '#api/api-error.ts';
import { isMissingScript } from '#lib/lazily.tsx';
import { offlineAtom, whenBack } from '#lib/offline.ts';

/**
 * Hook: whether the place of something that failed is drawn instead of its failure. That is while there is no connection, and after
 * that until it has been tried again. See: [Note: Away from the network]
 * @param again called when the connection is back
 */
export function useWaiting(error: unknown, again?: () => unknown): boolean {
  const isOffline = useAtomValue(offlineAtom);
  const [waited, setWaited] = useState<unknown>();
  if (isOffline && waited !== error && (gotNoAnswer(error) || isMissingScript(error))) setWaited(error);
  const isWaiting = error !== undefined && waited === error;
  useEffect(() => (isWaiting && again ? whenBack(again) : undefined));
  return isWaiting && (isOffline || again !== undefined);
}
