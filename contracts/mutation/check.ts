import { operationOf } from '../pact-files/pact-file.ts';
import type { Subject, Tried } from './subject.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { formAt } from './places.ts';
import type { TrialRunner } from './trial.ts';

/** Change that is accepted although it should be refused, or the other way round, and why. */
export interface MutationException {
  service: string;
  /** Part of the description of the interaction; left out: all of the service. */
  interaction?: string;
  kind: string;
  /** Left out: any. */
  place?: string;
  reason: string;
}

/** The figures of one service. */
export interface MutationFigures {
  service: string;
  interactions: number;
  harmful: number;
  caught: number;
  harmless: number;
  /** Taken by the contract: by the interaction itself, or as `elsewhere`. */
  passed: number;
  /** Those of `passed` that another interaction of the same operation and status takes, which asks for that form. */
  elsewhere: number;
  excepted: number;
  /** One line for each mutant that went the wrong way. */
  problems: string[];
}

/** Tries every mutant of a contract's interactions against the contract. */
export async function checkMutants(
  { service, interactions, spec }: Subject,
  trials: TrialRunner,
  exceptions: readonly MutationException[],
): Promise<MutationFigures> {
  const mutants = interactions.flatMap((interaction) =>
    mutantsOf(
      interaction,
      interaction.response,
      spec.operations.get(operationOf(interaction))?.responses.get(interaction.response.status),
    ).map((mutant) => ({ interaction, mutant })),
  );
  const own = await trials.accepted(
    mutants.map(({ interaction, mutant }) => ({ expected: interaction.response, answer: mutant.answer })),
  );
  const [caught, missed] = split(mutants, ({ mutant }, at) => !own[at] && mutant.isHarmful);
  const [survivors, others] = split(missed, ({ mutant }) => mutant.isHarmful);
  const accepted = new Set(mutants.filter((_, at) => own[at]));
  const [passed, open] = split(others, (one) => accepted.has(one));

  // An answer in a form that this state does not have may be what another state has: a list without items, a field that
  // is not there. The contract takes it when the interaction of that state does, or asks for that form in that place.
  const [named, unnamed] = split(open, ({ interaction, mutant }) =>
    alike(interactions, interaction).some((other) => asksForForm(other, interaction, mutant)),
  );
  const attempts = unnamed.flatMap((one) =>
    alike(interactions, one.interaction).map((other) => ({ one, expected: other.response, answer: one.mutant.answer })),
  );
  const tried = await trials.accepted(attempts);
  const taken = new Set([...named, ...attempts.filter((_, at) => tried[at]).map(({ one }) => one)]);
  const refused = open.filter((one) => !taken.has(one));

  const isExcepted = ({ mutant }: { mutant: Mutant }) =>
    exceptions.some((exception) => excuses(exception, service, mutant));
  const [excusedHarmful, survived] = split(survivors, isExcepted);
  const [excusedHarmless, wrongly] = split(refused, isExcepted);
  return {
    service,
    interactions: interactions.length,
    harmful: caught.length + survived.length,
    caught: caught.length,
    harmless: passed.length + taken.size + wrongly.length,
    passed: passed.length + taken.size,
    elsewhere: taken.size,
    excepted: excusedHarmful.length + excusedHarmless.length,
    problems: [
      ...survived.map(({ mutant }) => told('harmful, but accepted', mutant)),
      ...wrongly.map(({ mutant }) => told('harmless, but refused', mutant)),
    ],
  };
}

function alike(interactions: readonly Tried[], one: Tried): Tried[] {
  return interactions.filter(
    (other) =>
      other.description !== one.description &&
      operationOf(other) === operationOf(one) &&
      other.response.status === one.response.status,
  );
}

/**
 * Whether another interaction has in the place of a mutant the form that only the mutant has: null, an empty list, nothing, a value.
 * One that leaves a field out takes it as null, too: what is not asked for is not compared.
 */
function asksForForm(other: Tried, own: Tried, { keys, body }: Mutant): boolean {
  const form = formAt(body, keys);
  const asked = formAt(other.response.body?.content, keys);
  return (
    form !== undefined &&
    form !== formAt(own.response.body?.content, keys) &&
    (form === asked || (form === 'null' && asked === 'missing'))
  );
}

/** Whether an exception speaks of a mutant. */
function excuses({ service, interaction = '', kind, place }: MutationException, of: string, mutant: Mutant): boolean {
  return (
    (service === '*' || service === of) &&
    mutant.interaction.includes(interaction) &&
    mutant.kind === kind &&
    (place === undefined || place === mutant.place)
  );
}

function told(verdict: string, { interaction, kind, place, answer }: Mutant): string {
  const body = typeof answer.body === 'string' ? answer.body : '';
  return `${verdict}: ${interaction}: ${kind}${place === '' ? '' : ` at ${place}`}: ${answer.status} ${body.length > 200 ? `${body.slice(0, 200)}…` : body}`;
}

function split<One>(all: readonly One[], isFirst: (one: One, at: number) => boolean): [One[], One[]] {
  const first = new Set(all.filter(isFirst));
  return [[...first], all.filter((one) => !first.has(one))];
}
