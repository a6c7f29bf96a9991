import { expect, test } from 'vitest';
import { confirmedBy } from './actions.ts';
import { LEAST_JOURNEYS, MANY_JOURNEYS, sumOf, unjudgedIn, type JudgedJourney } from './run-summary.ts';

const empty: JudgedJourney = { interest: 'photos', confirmed: confirmedBy([]), typed: 0, sent: 0, compared: 0 };
const full: JudgedJourney = {
  interest: 'forms',
  confirmed: { ...empty.confirmed, delete: 2, download: 1 },
  typed: 3,
  sent: 1,
  compared: 9,
};
const others = Array.from({ length: MANY_JOURNEYS - 1 }, () => empty);

test('R5 R9 a run that judged nothing of a kind says so, whichever kind that is', () => {
  expect(unjudgedIn([...others, full])).toEqual([]);
  expect(unjudgedIn([...others, empty])).toHaveLength(5);
  expect(unjudgedIn([...others, { ...full, confirmed: { ...full.confirmed, delete: 0 } }])).toEqual([
    'no deletion of photos was confirmed',
  ]);
  expect(unjudgedIn([...others, { ...full, confirmed: { ...full.confirmed, download: 0 } }])).toEqual([
    'nothing but deletions was confirmed with photos',
  ]);
  expect(unjudgedIn([...others, { ...full, typed: 0 }])).toEqual(['nothing was typed into a form']);
  expect(unjudgedIn([...others, { ...full, sent: 0 }])).toEqual(['no form was sent with what was typed into it']);
  expect(unjudgedIn([...others, { ...full, compared: 0 }])).toEqual([
    'nothing on screen was compared with what the services hold',
  ]);
});

test('R5 R9 what the journeys of a run gave to judge is added up, and a few that are made again need not have met everything', () => {
  expect(sumOf([full, empty, full])).toEqual({
    confirmed: { ...empty.confirmed, delete: 4, download: 2 },
    typed: 6,
    sent: 2,
    compared: 18,
  });
  expect(unjudgedIn([empty])).toEqual([]);
  const few = others.slice(0, LEAST_JOURNEYS - 1);
  const withActions = (confirmed: Partial<JudgedJourney['confirmed']>) =>
    unjudgedIn([...few, { ...full, confirmed: { ...empty.confirmed, ...confirmed } }]);
  expect(
    [withActions({ download: 1 }), withActions({ delete: 1 })],
    'of a short run one action stands for all',
  ).toEqual([[], []]);
  expect(withActions({})).toEqual(['nothing was confirmed with photos']);
});
