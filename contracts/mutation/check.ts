import { operationOf } from '../pact-files/pact-file.ts';
import type { Subject, Tried } from './subject.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { formAt } from './places.ts';
import { differenceOf } from './difference.ts';
import type { TrialRunner } from './trial.ts';

/** Change that is accepted although it should be refused, or the other way round, and why. */
export interface MutationException {
  service: string;
  /** Part of the description of the interaction; left out: all of the service. */
  interaction?: string;
  /** Left out: any. */
  kind?: string;
  /** Left out: any. */
  place?: string;
  reason: string;
}

/** The figures of one service. */
export interface MutationFigures {
  service: string;
  interactions: number;
  /** Changes of which the app makes something else, in the situation of the interaction: a failure, another deed, another form. */
  harmful: number;
  caught: number;
  /** Changes of which it makes the same. */
  harmless: number;
  passed: number;
  /** Those of `harmful` that the app takes without a failure: another interaction of the operation must ask for that form. */
  forms: number;
  askedFor: number;
  excepted: number;
  /** The exceptions that excused any of them. */
  used: MutationException[];
  /** One line for each mutant that went the wrong way. */
  problems: string[];
}

interface Judged {
  interaction: Tried;
  mutant: Mutant;
  /** Difference in the app's reaction between it and the answer of the contract. */
  difference: string | undefined;
  /** Whether it is another form of an answer that the app takes. */
  isForm: boolean;
}

/** Tries every mutant of a contract's interactions against the contract, each at the very interaction, by what it does to the app. */
export async function checkMutants(
  { service, interactions, spec, app }: Subject,
  trials: TrialRunner,
  exceptions: readonly MutationException[],
): Promise<MutationFigures> {
  const judged: Judged[] = [];
  for (const interaction of interactions) {
    const operationId = operationOf(interaction);
    const described = spec.operations.get(operationId)?.responses.get(interaction.response.status);
    const mutants = mutantsOf(interaction, interaction.response, described);
    // The first is the answer as the contract has it.
    const [original] = mutants;
    if (!original) continue;
    const first = await app(operationId, original.answer);
    for (const mutant of mutants) {
      const second = await app(operationId, mutant.answer);
      const difference = differenceOf(first, second, interaction.response);
      // What entries a map has is not a form of it.
      const isForm =
        difference !== undefined &&
        first.is === 'value' &&
        second.is === 'value' &&
        mutant.body !== undefined &&
        mutant.kind !== 'entry missing';
      judged.push({ interaction, mutant, difference, isForm });
    }
  }
  const accepted = await acceptedOf(judged, trials);
  const isExcepted = ({ mutant }: Judged) => exceptions.some((exception) => excuses(exception, service, mutant));
  const [harmful, harmless] = split(judged, ({ difference }) => difference !== undefined);
  const [excusedHarmful, survived] = split(
    harmful.filter((one) => accepted.has(one)),
    isExcepted,
  );
  const [excusedHarmless, refused] = split(
    harmless.filter((one) => !accepted.has(one)),
    isExcepted,
  );

  // A form that this situation does not have may be what another has: a list without items, a field that is not there.
  const forms = harmful.filter((one) => one.isForm && !isOfValue(one));
  const open = forms.filter(
    ({ interaction, mutant }) =>
      !alike(interactions, interaction).some((other) => asksForForm(other, interaction, mutant)),
  );
  const attempts = open.flatMap((one) =>
    alike(interactions, one.interaction).map((other) => ({ one, expected: other.response, answer: one.mutant.answer })),
  );
  const tried = await trials.accepted(attempts);
  const taken = new Set(attempts.filter((_, at) => tried[at]).map(({ one }) => one));
  const [excusedForms, unasked] = split(
    open.filter((one) => !taken.has(one)),
    isExcepted,
  );
  const excused = new Set([...excusedHarmful, ...excusedHarmless, ...excusedForms]);
  const counted = (ones: readonly Judged[]) => ones.filter((one) => !excused.has(one)).length;
  return {
    service,
    interactions: interactions.length,
    harmful: counted(harmful),
    caught: counted(harmful) - survived.length,
    harmless: counted(harmless),
    passed: counted(harmless) - refused.length,
    forms: counted(forms),
    askedFor: counted(forms) - unasked.length,
    excepted: excused.size,
    used: exceptions.filter((exception) => [...excused].some(({ mutant }) => excuses(exception, service, mutant))),
    problems: [
      ...survived.map((one) => lineOf('harmful, but accepted', one)),
      ...refused.map((one) => lineOf('harmless, but refused', one)),
      ...unasked.map((one) => lineOf('a form that the app takes and no interaction asks for', one)),
    ],
  };
}

/** Problems of exceptions, once all services were tried: those that excused nothing. */
export function idleExceptions(
  exceptions: readonly MutationException[],
  figures: readonly MutationFigures[],
): string[] {
  return exceptions
    .filter((exception) => !figures.some(({ used }) => used.includes(exception)))
    .map((exception) => `the exception for ${textOf(exception)} excuses nothing`);
}

/** Subject of an exception, in words. */
export function textOf({ service, interaction, kind, place }: MutationException): string {
  return [service, interaction, kind, place].filter((part) => part !== undefined).join(', ');
}

/** Those that the contract takes: other bodies of one interaction at once, all else by itself. */
async function acceptedOf(judged: readonly Judged[], trials: TrialRunner): Promise<Set<Judged>> {
  const [ofBody, whole] = split(judged, ({ mutant }) => mutant.body !== undefined);
  const byInteraction = [...Map.groupBy(ofBody, ({ interaction }) => interaction)];
  const complaints = await trials.complaints(
    byInteraction.map(([{ response }, ones]) => ({
      expected: response,
      bodies: ones.map(({ mutant }) => String(mutant.answer.body)),
    })),
  );
  const own = await trials.accepted(
    whole.map(({ interaction, mutant }) => ({ expected: interaction.response, answer: mutant.answer })),
  );
  return new Set([
    ...byInteraction.flatMap(([, ones], group) => ones.filter((_, at) => complaints[group]?.[at]?.length === 0)),
    ...whole.filter((_, at) => own[at]),
  ]);
}

/** Whether a change is of a value that is meant: no other interaction need ask for that. */
function isOfValue({ interaction, mutant }: Judged): boolean {
  return formAt(mutant.body, mutant.keys) === formAt(interaction.response.body?.content, mutant.keys);
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
    (kind === undefined || mutant.kind === kind) &&
    (place === undefined || place === mutant.place)
  );
}

function lineOf(verdict: string, { mutant: { interaction, kind, place, answer }, difference }: Judged): string {
  const body = typeof answer.body === 'string' ? answer.body : '';
  return `${verdict}: ${interaction}: ${kind}${place === '' ? '' : ` at ${place}`}: ${answer.status} ${body.length > 200 ? `${body.slice(0, 200)}…` : body}${difference === undefined ? '' : ` (${difference})`}`;
}

function split<One>(all: readonly One[], isFirst: (one: One, at: number) => boolean): [One[], One[]] {
  const first = new Set(all.filter(isFirst));
  return [[...first], all.filter((one) => !first.has(one))];
}
