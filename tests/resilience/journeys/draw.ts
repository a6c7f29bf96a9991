import { createRandom, type Random } from '#lib/random.ts';

/**
 * [Note: Each step draws anew] What happens in a step follows from the journey's seed and the step's number alone, not
 * from what was drawn before: a step that is left out changes no other, so that a long journey that fails can be cut to
 * a short one. Among what is possible the lowest lot wins, and each candidate draws its own: one more or one less that
 * is possible, since a page was slower this time, changes nothing unless it is the winner.
 */
export interface Draw {
  /** Numbers for one purpose; the same for the same seed, step and purpose. */
  random(purpose: string): Random;
  /** The candidate with the lowest lot; one of double weight wins twice as often. Undefined when there is none. */
  winner<Candidate>(
    purpose: string,
    candidates: readonly Candidate[],
    about: (candidate: Candidate) => { name: string; weight: number },
  ): Candidate | undefined;
}

/** What is drawn in a step of a journey. See: [Note: Each step draws anew] */
export function drawFor(seed: number, step: number): Draw {
  const random = (purpose: string) => createRandom(hash(`${seed}/${step}/${purpose}`));
  return {
    random,
    winner(purpose, candidates, about) {
      let [best, lowest]: [(typeof candidates)[number] | undefined, number] = [undefined, Infinity];
      const seen = new Map<string, number>();
      for (const candidate of candidates) {
        const { name, weight } = about(candidate);
        if (weight <= 0) continue;
        // Those of one name are told apart by their order.
        const nth = seen.get(name) ?? 0;
        seen.set(name, nth + 1);
        const lot = -Math.log(1 - random(`${purpose}/${name}/${nth}`).next()) / weight;
        if (lot < lowest) [best, lowest] = [candidate, lot];
      }
      return best;
    },
  };
}

/** FNV-1a, stirred once more: texts that differ in one letter draw nothing alike. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
