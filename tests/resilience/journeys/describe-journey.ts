import { ACTIONS, actionNames } from './actions.ts';
import type { JourneyPlan, Judged, Outcome } from './journey.ts';

/** The moves of a journey and the faults before them, one a line. */
export function stepsOf({ steps }: Pick<Outcome, 'steps'>): string[] {
  return steps.map(
    ({ number, at, fault, move, what }) =>
      `${String(number).padStart(3)} ${fault ? `[${fault}] ` : ''}${at} – ${move}${what ? `: ${what}` : ''}`,
  );
}

/** How many photos were confirmed to be acted on, by the action, without those of which there were none. */
export function describeActions(confirmed: Judged['confirmed']): string {
  const parts = actionNames
    .filter((action) => confirmed[action] > 0)
    .map((action) => `${confirmed[action]} to be ${ACTIONS[action]}`);
  return parts.join(', ') || 'none';
}

/** What a journey was in a line. */
export function summaryOf(
  { seed }: JourneyPlan,
  { email, place, interest, judged: { confirmed, typed, sent, compared }, steps, problems, missed }: Outcome,
): string {
  const faults = steps.filter(({ fault }) => fault !== undefined).length;
  return `Journey of seed ${seed}, ${email}, ${place}, for ${interest}: ${steps.length} moves, ${missed} of them missed, ${faults} faults, photos confirmed: ${describeActions(confirmed)}; ${typed} times typed, ${sent} forms sent with what was typed, ${compared} comparisons, ${problems.length === 0 ? 'all held' : 'NOT all held'}`;
}

/** What a journey was, what did not hold, and how to make it again. */
export function describeJourney(plan: JourneyPlan, outcome: Outcome): string {
  const { seed, length } = plan;
  return [
    summaryOf(plan, outcome),
    ...stepsOf(outcome),
    ...outcome.problems,
    ...outcome.lastCalls.map((call) => `    ${call}`),
    `Again: RESILIENCE_SEED=${seed} JOURNEYS=1 JOURNEY_LENGTH=${length} npx playwright test tests/resilience/journeys/journeys.spec.ts --project=resilience -g "journey 1 "`,
    'With some of its moves only: the same with JOURNEY_MOVES=1,2,5',
  ].join('\n');
}
