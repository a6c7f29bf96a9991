import { actionNames, type ActionName } from './actions.ts';
import type { Judged } from './journey.ts';

/** Journeys of fewer are made one by one, to look into something: they need not have met everything. */
export const LEAST_JOURNEYS = 6;
/** With so many, deletions have to be among what was confirmed with photos, and something else, too. */
export const MANY_JOURNEYS = 12;

/** What a journey gave to judge, and what its customer had come for. */
export interface JudgedJourney extends Judged {
  interest: string;
}

type Gap = [amount: number, gap: string];

/** What all journeys of a run gave to judge. */
export function sumOf(journeys: readonly JudgedJourney[]): Judged {
  const total = (of: (journey: JudgedJourney) => number) => journeys.reduce((sum, journey) => sum + of(journey), 0);
  const confirmed = Object.fromEntries(
    actionNames.map((action) => [action, total((journey) => journey.confirmed[action])]),
  ) as Record<ActionName, number>;
  return {
    confirmed,
    typed: total(({ typed }) => typed),
    sent: total(({ sent }) => sent),
    compared: total(({ compared }) => compared),
  };
}

/**
 * What a run says nothing about, in words: it would hold whatever the app did. In a short one, any action with photos stands
 * for all of them: it has two or three customers for them, who need not have deleted something.
 */
export function unjudgedIn(journeys: readonly JudgedJourney[]): string[] {
  if (journeys.length < LEAST_JOURNEYS) return [];
  const { confirmed, typed, sent, compared } = sumOf(journeys);
  const others = actionNames
    .filter((action) => action !== 'delete')
    .reduce((sum, action) => sum + confirmed[action], 0);
  const withPhotos: Gap[] =
    journeys.length < MANY_JOURNEYS
      ? [[confirmed.delete + others, 'nothing was confirmed with photos']]
      : [
          [confirmed.delete, 'no deletion of photos was confirmed'],
          [others, 'nothing but deletions was confirmed with photos'],
        ];
  const gaps: Gap[] = [
    ...withPhotos,
    [typed, 'nothing was typed into a form'],
    [sent, 'no form was sent with what was typed into it'],
    [compared, 'nothing on screen was compared with what the services hold'],
  ];
  return gaps.flatMap(([amount, gap]) => (amount > 0 ? [] : [gap]));
}
