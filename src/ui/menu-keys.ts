import { fold } from '#lib/fold.ts';

/** The index that an arrow key, Home or End leads to, in a circle; undefined for every other key. */
export function indexAfterKey(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * The next label that begins with what was typed, searched from the current one round to it again. The same letter
 * typed over and over walks through all that begin with it. Undefined if there is none.
 */
export function indexAfterTyping(typed: string, current: number, labels: readonly string[]): number | undefined {
  const wanted = fold(typed).trim();
  const [first = ''] = wanted;
  const walks = wanted === first.repeat(wanted.length);
  const beginning = walks ? first : wanted;
  // A word that is still being typed may go on fitting where it is; a single letter moves on.
  const offset = walks ? 1 : 0;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (Math.max(current, 0) + offset + step) % labels.length;
    if (
      fold(labels[index] ?? '')
        .trim()
        .startsWith(beginning)
    )
      return index;
  }
  return undefined;
}
