import { useEffect, useState } from 'react';

/** Whether leaving a form would lose something, known at once and not with the next rendering only. */
export interface Losing {
  mayLose: () => boolean;
  /** Nothing that is typed by now counts any more: it is saved, or given up. */
  settle: () => void;
}

/** Follows whether a form holds something that is not saved. */
export function useLosing(isDirty: boolean): Losing {
  const [{ follow, ...losing }] = useState(() => {
    let holds = false;
    return { mayLose: () => holds, settle: () => void (holds = false), follow: (now: boolean) => void (holds = now) };
  });
  useEffect(() => follow(isDirty), [follow, isDirty]);
  return losing;
}
