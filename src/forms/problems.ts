import type { FieldValues, Path } from 'react-hook-form';
import { hasStatus } from '#api/api-error.ts';
import type { TextKey } from '#i18n/texts.ts';

/** A field with an error. */
export interface Problem {
  /** The field's name in the form, with dots between its parts. */
  name: string;
  message: string;
  /** The id of its control, once it has one. */
  id?: string;
}

/** A field's error as the form library keeps it. */
interface Leaf {
  message: string;
  ref?: { id?: unknown; compareDocumentPosition?: unknown };
}

/** All fields with an error, in the order of the page (X16). */
export function problemsOf(errors: object): Problem[] {
  return leavesOf(errors, [])
    .sort(([, one], [, other]) => order(one, other))
    .map(([name, { message, ref }]) => ({
      name,
      message,
      ...(typeof ref?.id === 'string' && ref.id !== '' && { id: ref.id }),
    }));
}

function leavesOf(tree: object, path: readonly string[]): [name: string, leaf: Leaf][] {
  return Object.entries(tree).flatMap(([key, node]: [string, unknown]): [string, Leaf][] => {
    if (typeof node !== 'object' || node === null || key === 'ref') return [];
    const here = [...path, key];
    return isLeaf(node) ? [[here.join('.'), node]] : leavesOf(node, here);
  });
}

function isLeaf(node: object): node is Leaf {
  return 'message' in node && typeof node.message === 'string';
}

/** Compares controls by their position in the page; fields without one come last, in their own order. */
function order({ ref: one }: Leaf, { ref: other }: Leaf): number {
  if (!isControl(one) || !isControl(other)) return Number(isControl(other)) - Number(isControl(one));
  const DOCUMENT_POSITION_FOLLOWING = 4;
  return one.compareDocumentPosition(other) & DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function isControl(ref: Leaf['ref']): ref is { compareDocumentPosition: (other: unknown) => number } {
  return typeof ref?.compareDocumentPosition === 'function';
}

/** Field at which a refusal of the service is shown, and its message. */
export interface Refusal<Input extends FieldValues> {
  field: Path<Input>;
  message: TextKey;
}

/** The service's name of a field -> where its refusal is shown, and in which words; the service's own are not shown. */
export type RefusedFields<Input extends FieldValues> = Readonly<Record<string, Refusal<Input>>>;

/** Fields of the form that a failed call refuses. */
export interface Refused<Input extends FieldValues> {
  fields: Refusal<Input>[];
  /** The failure is about more than these fields. */
  isMore: boolean;
}

/**
 * The fields that the service refuses with 400 or 422. Services differ in how they write a name: `postalCode`, `PostalCode`
 * and `address.postalCode` are one.
 */
export function refusedFields<Input extends FieldValues>(
  error: unknown,
  known: RefusedFields<Input> = {},
): Refused<Input> {
  if (!hasStatus(error, 400, 422)) return { fields: [], isMore: true };
  const byName = new Map(Object.entries(known).map(([name, refusal]) => [name.toLowerCase(), refusal]));
  const found = error.fields.map(
    (name) => byName.get(name.toLowerCase()) ?? byName.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()),
  );
  const fields = found.filter((refusal) => refusal !== undefined);
  return { fields, isMore: fields.length === 0 || fields.length < found.length };
}
