import { useEffect, useState } from 'react';
import { afterFirstScreen, isFirstScreenThere } from './first-screen.ts';

/** Hook: whether the first screen stands. Calls that nobody waits for begin then, behind the pictures (F2). */
export function useFirstScreen(): boolean {
  const [isThere, setThere] = useState(isFirstScreenThere);
  useEffect(() => afterFirstScreen(() => setThere(true)), []);
  return isThere;
}
