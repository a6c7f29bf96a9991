import { useEffect, useState } from 'react';
import { after } from '#lib/timers.ts';

/** Time, in ms, that a text must stay before it is read out: what changes with each step is never read to its end. */
const SETTLED_MS = 700;

/** Hook: a text once it has stopped changing, for a live region. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => after(text === '' ? 0 : SETTLED_MS, () => setSettled(text)), [text]);
  return settled;
}
