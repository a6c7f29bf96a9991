import { pointerOf } from '#sandbox/spec/pointer.ts';
import { isObject } from '../support/json.ts';
import { isMessage, operationOf, type PactInteraction, type PactMessage } from '../pact-files/pact-file.ts';
import {
  entryOf,
  fieldOf,
  kindOf,
  kindsOf,
  listedBy,
  mayFit,
  namesOf,
  requires,
  viewsOf,
  type Kind,
  type View,
} from './schema-views.ts';
import { answerPointers, referenceIn, type Places, type SpecFile } from './spec-places.ts';

/** Answers that a service's own description allows besides those that a contract asks for. */
export interface Allowed {
  /** Answers that the app does not take. */
  contradictions: string[];
  /** Places of which the description says nothing, such as `$.title` or `the values of $.status`. */
  open: string[];
}

/**
 * Answers that a description allows to the request of an interaction, where our spec always has the field: it may be
 * missing or null, or is none of those that are listed. The comparison of a contract with a description looks at the
 * example of the contract alone.
 * @param below path before the paths of the description
 * @param described the interaction with the status that the description has of it
 */
export function allowedBy(
  theirs: Places,
  ours: SpecFile,
  interaction: PactInteraction | PactMessage,
  below: string,
  described = interaction,
): Allowed {
  const value = contentOf(interaction);
  const { schema } = answerPointers(ours, interaction) ?? {};
  const own = isMessage(described) ? answerPointers(theirs, described)?.schema : answerSchema(theirs, described, below);
  const allowed: Allowed = { contradictions: [], open: [] };
  // What is not there at all is a contradiction already.
  if (value === undefined || schema === undefined || own === undefined) return allowed;
  const isRead = isMessage(interaction) || interaction.response.status < 400;
  const walk = { theirs, ours, found: allowed, areValuesTold: isRead };
  compareAt(walk, '$', value, {
    taken: viewsOf(ours, ours.raw(schema)),
    allowed: viewsOf(theirs, theirs.raw(own)),
    isRequired: true,
  });
  return { contradictions: [...new Set(allowed.contradictions)], open: [...new Set(allowed.open)] };
}

/** The statuses that a description has of the operation that a request is for, as it writes them: `200`, `4XX`, `default`. */
export function statusesOf(theirs: Places, interaction: PactInteraction, below: string): string[] {
  const operation = operationAt(theirs, interaction, below);
  const responses = operation === undefined ? undefined : theirs.at(`${operation}/responses`)?.value;
  return isObject(responses) ? Object.keys(responses) : [];
}

/** The names by which a description may have the answer with a status, the nearest first. */
export function namesOfStatus(status: number): string[] {
  return [String(status), `${String(status)[0]}XX`, 'default'];
}

function contentOf(interaction: PactInteraction | PactMessage): unknown {
  const body = isMessage(interaction) ? interaction.contents : interaction.response.body;
  return body?.encoded === 'base64' ? undefined : body?.content;
}

interface Walk {
  theirs: Places;
  ours: Places;
  found: Allowed;
  /** Values that a schema lists are compared: the app holds no failure against its schema, and of a choice they tell the branches apart. */
  areValuesTold: boolean;
}

interface Both {
  /** Views of our spec: what the app takes. */
  taken: View[];
  allowed: View[];
  /** A field that is not may be null, too: the app reads both alike. */
  isRequired: boolean;
}

function compareAt(walk: Walk, place: string, value: unknown, { taken, allowed, isRequired }: Both): void {
  const known = kindsIn(taken);
  if (known === undefined) return;
  const kinds = kindsIn(allowed);
  if (kinds === undefined) {
    walk.found.open.push(place);
    return;
  }
  const others = [...kinds].filter((kind) => !known.has(kind) && (isRequired || kind !== 'null'));
  if (others.length > 0) walk.found.contradictions.push(`${place} may be ${others.join(' or ')} by your description`);
  if (walk.areValuesTold) compareValues(walk, place, kindOf(value), { taken, allowed });
  // A choice of ours is compared branch by branch: each has fields of its own.
  const own = narrowed(walk.ours, taken, value);
  const isChoice = taken.filter((view) => isOf(view, value)).length > 1;
  const theirs = isChoice ? narrowed(walk.theirs, allowed, value) : allowed.filter((view) => isOf(view, value));
  if (own.length === 0 || theirs.length === 0) return;
  const inside = { ...walk, areValuesTold: walk.areValuesTold && !isChoice };
  if (Array.isArray(value)) compareEntries(inside, place, value, own, theirs);
  else if (isObject(value)) compareFields(inside, place, value, own, theirs);
}

/** Compares values where the app takes some of a kind alone. Null is compared as a kind. */
function compareValues(
  { found }: Walk,
  place: string,
  kind: Kind,
  { taken, allowed }: Pick<Both, 'taken' | 'allowed'>,
): void {
  const known = valuesIn(taken, kind);
  if (known === undefined || kind === 'null') return;
  const values = valuesIn(allowed, kind);
  if (values === undefined) {
    found.open.push(`the values of ${place}`);
    return;
  }
  const others = [...values].filter((value) => !known.has(value)).map((value) => value.replaceAll(/^"|"$/g, "'"));
  if (others.length > 0)
    found.contradictions.push(
      `${place} may be ${others.join(' or ')} by your description, which the app does not take`,
    );
}

/** The values of a kind that views list, as JSON, undefined when one of them lists none. */
function valuesIn(views: View[], kind: Kind): Set<string> | undefined {
  const listed = views.filter((view) => kindsOf(view)?.has(kind)).map(listedBy);
  if (listed.length === 0 || listed.includes(undefined)) return undefined;
  const values = listed.flatMap((some) => some ?? []);
  return new Set(values.filter((value) => kindOf(JSON.parse(value)) === kind));
}

function compareEntries(walk: Walk, place: string, value: unknown[], own: View[], theirs: View[]): void {
  const taken = own.flatMap((view) => entryOf(walk.ours, view));
  const allowed = theirs.flatMap((view) => entryOf(walk.theirs, view));
  if (taken.length === 0) return;
  for (const entry of value) compareAt(walk, `${place}[*]`, entry, { taken, allowed, isRequired: true });
}

function compareFields(walk: Walk, place: string, value: Record<string, unknown>, own: View[], theirs: View[]): void {
  const listed = [...new Set(theirs.flatMap(namesOf))];
  for (const [name, part] of Object.entries(value)) {
    const taken = own.flatMap((view) => fieldOf(walk.ours, view, name));
    const isRequired = own.every((view) => requires(view, name));
    const at = /^[A-Za-z_]\w*$/.test(name) ? `${place}.${name}` : `${place}['${name}']`;
    // The app keeps what no spec names.
    if (taken.length === 0) continue;
    const allowed = theirs.flatMap((view) => fieldOf(walk.theirs, view, name));
    if (allowed.length === 0) {
      if (listed.length === 0) walk.found.open.push(at);
      else
        walk.found.contradictions.push(
          `${at} is not described; your description lists ${listed.join(', ')} for ${place}`,
        );
      continue;
    }
    if (isRequired && !theirs.every((view) => requires(view, name)))
      walk.found.contradictions.push(`${at} may be missing by your description`);
    compareAt(walk, at, part, { taken, allowed, isRequired });
  }
}

/** The kinds of value that some view allows, undefined when one of them says nothing of it. */
function kindsIn(views: View[]): Set<Kind> | undefined {
  const all = views.map(kindsOf);
  return all.length === 0 || all.includes(undefined) ? undefined : new Set(all.flatMap((kinds) => [...(kinds ?? [])]));
}

function isOf(view: View, value: unknown): boolean {
  return kindsOf(view)?.has(kindOf(value)) ?? false;
}

function narrowed(places: Places, views: View[], value: unknown): View[] {
  return views.filter((view) => mayFit(places, view, value));
}

/**
 * Pointer of the schema of JSON that a description has for an answer, undefined where it has none: of its media types, that of the
 * contract before plain JSON before any other JSON.
 */
function answerSchema(theirs: Places, interaction: PactInteraction, below: string): string | undefined {
  const operation = operationAt(theirs, interaction, below);
  const responses = operation === undefined ? undefined : theirs.at(`${operation}/responses`);
  const named = namesOfStatus(interaction.response.status);
  const key = named.find((name) => isObject(responses?.value) && name in responses.value);
  if (responses === undefined || key === undefined) return undefined;
  const response = theirs.at(`${responses.pointer}/${key}`);
  if (!isObject(response?.value)) return undefined;
  // Swagger 2 has the schema beside the description.
  if ('schema' in response.value) return `${response.pointer}/schema`;
  const { content } = response.value;
  const types = isObject(content) ? Object.keys(content) : [];
  const asked = mediaTypeOf(interaction);
  const type = [
    (one: string) => plain(one) === asked,
    (one: string) => plain(one) === 'application/json',
    (one: string) => /^application\/(?:[\w.-]+\+)?json\b/i.test(one),
    (one: string) => one.startsWith('application/*'),
    (one: string) => one.startsWith('*/*'),
  ]
    .map((isMeant) => types.find(isMeant))
    .find((one) => one !== undefined);
  return type === undefined ? undefined : `${response.pointer}/content${pointerOf(type)}/schema`;
}

/** Media type of the answer that a contract asks for. */
function mediaTypeOf({ response: { headers = {} } }: PactInteraction): string | undefined {
  const [, value] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  const type: unknown = Array.isArray(value) ? value[0] : value;
  return typeof type === 'string' ? plain(type) : undefined;
}

/** A media type without its parameters. */
function plain(type: string): string {
  return type.replace(/;.*$/s, '').trim().toLowerCase();
}

/** Pointer of the operation that a request is for: of paths that fit, the one with the fewest parameters. */
function operationAt(theirs: Places, interaction: PactInteraction, below: string): string | undefined {
  const { method, path } = interaction.request;
  const paths = theirs.at('/paths')?.value;
  if (!isObject(paths) || !path.startsWith(below)) return undefined;
  const fitting = Object.keys(paths)
    .filter((template) => patternOf(template).test(path.slice(below.length)))
    .map((template) => ({
      template,
      operation: theirs.at(`${pointerOf('paths', template)}/${method.toLowerCase()}`),
    }))
    .filter(({ operation }) => isObject(operation?.value))
    .sort((one, other) => parametersIn(one.template) - parametersIn(other.template));
  // GraphQL operations share an address.
  const own = fitting.find(
    ({ operation }) => isObject(operation?.value) && operation.value.operationId === operationOf(interaction),
  );
  const shared = fitting.filter(({ template }) => template.includes('#'));
  return (shared.length > 0 ? own : fitting[0])?.operation?.pointer;
}

function patternOf(template: string): RegExp {
  const parts = template.replace(/#.*$/, '').split(/\{[^}]*\}/);
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('[^/]+')}/?$`,
  );
}

function parametersIn(template: string): number {
  return template.split('{').length;
}

/**
 * References of a document that lead nowhere within it, each with its place. Those to other files are not looked at.
 * @returns lines such as `#/components/schemas/Offer at #/paths/…/schema`
 */
export function danglingIn(places: Places, document: object): string[] {
  const found: string[] = [];
  const seen = new Set<object>();
  const visit = (value: unknown, names: (string | number)[]): void => {
    // Anchors of YAML make one object stand in several places.
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const reference = isObject(value) ? value.$ref : undefined;
    if (typeof reference === 'string' && isDangling(places, reference))
      found.push(`${reference} at #${pointerOf(...names)}`);
    for (const [name, part] of Object.entries(value))
      if (!HOLDS_VALUES.has(name) || HOLDS_NAMES.has(names.at(-1))) visit(part, [...names, name]);
  };
  visit(document, []);
  return found;
}

/** Keywords below which stands a value, in which `$ref` is a name like any other. */
const HOLDS_VALUES = new Set(['example', 'examples', 'default', 'const', 'enum']);

/** Keywords whose children are names, not keywords: one may be called `default`. */
const HOLDS_NAMES = new Set<string | number | undefined>(['properties', 'responses']);

function isDangling(places: Places, reference: string): boolean {
  try {
    const pointer = referenceIn(reference);
    return pointer !== undefined && places.at(pointer) === undefined;
  } catch {
    // It leads into itself, or has no such letters.
    return true;
  }
}
