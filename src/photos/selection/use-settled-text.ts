import { useEffect, useState } from 'react';

/** So long, in ms, a text must stay before it is read out: what changes with every step would never be heard to its end. */
const SETTLED_MS = 700;

/** A text once it has stopped changing, for a live region. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
