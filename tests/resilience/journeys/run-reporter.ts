import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { sumOf, unjudgedIn, type JudgedJourney } from './run-summary.ts';
import { describeActions } from './describe-journey.ts';

/** The type of the annotations by which tests tell what their journeys gave to judge. */
export const JUDGED = 'judged in a journey';

/** Adds up what all journeys of a run gave to judge, whichever process made them, and fails a run that says nothing. */
export default class RunReporter implements Reporter {
  readonly #journeys: JudgedJourney[] = [];

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations)
      if (type === JUDGED && description !== undefined) this.#journeys.push(JSON.parse(description) as JudgedJourney);
  }

  onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] } | undefined> {
    const journeys = this.#journeys;
    if (journeys.length === 0) return Promise.resolve(undefined);
    const { confirmed, typed, sent, compared } = sumOf(journeys);
    const hasConfirmed = (journey: JudgedJourney) =>
      describeActions(journey.confirmed) !== describeActions(sumOf([]).confirmed);
    const of = (interest: string, did: (journey: JudgedJourney) => boolean) => {
      const theirs = journeys.filter((journey) => journey.interest === interest);
      return `${theirs.filter(did).length} of ${theirs.length}`;
    };
    console.log(
      `${journeys.length} journeys: photos confirmed: ${describeActions(confirmed)}; ${typed} times typed, ${sent} forms sent with what was typed, ${compared} comparisons`,
    );
    console.log(
      `Of those for photos ${of('photos', hasConfirmed)} confirmed something; of those for forms ${of('forms', (one) => one.typed > 0)} typed, ${of('forms', (one) => one.sent > 0)} sent it`,
    );
    const unjudged = unjudgedIn(journeys);
    for (const gap of unjudged) console.error(`The journeys of this run say too little: ${gap}`);
    return Promise.resolve(unjudged.length > 0 && status === 'passed' ? { status: 'failed' } : undefined);
  }

  printsToStdio(): boolean {
    return false;
  }
}
