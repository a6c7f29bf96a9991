import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { answerFirst } from './first-screen.ts';

export interface SingleRun {
  isRunning: boolean;
  /** Starts a task; does nothing while one is running and returns undefined. @throws what the task is rejected with */
  run: <Result>(task: () => Promise<Result>) => Promise<Result | undefined>;
}

/** Hook: one task at a time. Two presses can come before anything is rendered in between, and count as one (S55). */
export function useSingleRun(): SingleRun {
  const [isRunning, setRunning] = useState(false);
  const isUnderWay = useRef(false);
  const run = useCallback(async <Result>(task: () => Promise<Result>) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setRunning(true);
    try {
      const result = task();
      answerFirst(result);
      return await result;
    } finally {
      isUnderWay.current = false;
      setRunning(false);
    }
  }, []);
  return { isRunning, run };
}

/** Hook: whether the component is mounted, for what is still under way when it no longer is. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  return isThere;
}
