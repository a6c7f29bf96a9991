import { ExpectedError, GoneError, orGone } from './api-error.ts';

/** Fields as they were before a change, and as they are to be. */
export interface FieldChange<Fields> {
  before: Fields;
  after: Fields;
}

/** A change of a record that others may change, too. */
export interface RecordChange<Stored extends object, Fields extends object> extends FieldChange<Fields> {
  /** Reads the record as it is now; nothing, 404 or 410 when it is not there any more. */
  read: () => Promise<Stored | null | undefined>;
  /** The fields of a record, in the form in which `before` and `after` have them. */
  fieldsOf: (record: Stored) => Fields;
  /** Replaces the record; 404 and 410 say that it is not there any more. */
  write: (record: Stored & Partial<Fields>) => Promise<unknown>;
  /** Fields that no record is without: an empty one was not emptied elsewhere, is no conflict, and is filled from `after`. */
  needed?: readonly (keyof Fields & string)[];
  /** Every field of `after` is meant, also where it equals `before`: another record takes the place of this one. */
  isReplaced?: boolean;
}

/** Conflict: the same fields have other values elsewhere meanwhile. Nothing was written: the customer has to choose. */
export class ConflictError<Fields> extends ExpectedError {
  override readonly name = 'ConflictError';
  /** Fields that were changed on both sides. */
  readonly fields: readonly (keyof Fields & string)[];
  /** All fields of the record as they are now. */
  readonly theirs: Fields;

  constructor(fields: readonly (keyof Fields & string)[], theirs: Fields) {
    super(`Changed elsewhere meanwhile: ${fields.join(', ')}`);
    this.fields = fields;
    this.theirs = theirs;
  }
}

/**
 * Changes a record so that a change from elsewhere is not undone (R9): reads it anew and replaces it by what was read with the
 * changed fields put in, so that fields that only the service knows stay (O106, O107). Lists are merged entry by entry.
 * The services have no version of a record, so a write from elsewhere between this read and this write goes unnoticed.
 * @returns the record as it is then; nothing when there was no change, and nothing was called
 * @throws ConflictError when the same field was changed to something else
 * @throws GoneError when the record is not there any more
 * @throws ApiError when it could not be read or written; without having read it nothing is written
 */
export async function changeRecord<Stored extends object, Fields extends object>({
  read,
  fieldsOf,
  write,
  before,
  after,
  needed = [],
  isReplaced = false,
}: RecordChange<Stored, Fields>): Promise<(Stored & Partial<Fields>) | undefined> {
  const names = keysOf(after).filter((name) => isReplaced || !isSame(before[name], after[name]));
  if (names.length === 0) return undefined;
  const now = await orGone(read());
  if (!now) throw new GoneError('It is not there any more');
  const theirs = fieldsOf(now);

  const changes: Partial<Fields> = {};
  const conflicts: (keyof Fields & string)[] = [];
  for (const name of names) {
    const wanted = mergedField(before[name], after[name], theirs[name]);
    const isLeft = isSame(theirs[name], before[name]) || (needed.includes(name) && isSame(theirs[name], ''));
    if (!Array.isArray(wanted) && !isLeft && !isSame(theirs[name], wanted)) conflicts.push(name);
    if (isReplaced || !isSame(theirs[name], wanted)) changes[name] = wanted;
  }
  if (conflicts.length > 0) throw new ConflictError(conflicts, theirs);
  const next = {
    ...now,
    ...asWritten(now, theirs, Object.fromEntries(needed.map((name) => [name, after[name]])) as Partial<Fields>),
    ...changes,
  };
  if (keysOf(changes).length > 0) await orGone(write(next));
  return next;
}

/**
 * The fields of a record in the form in which they may be written: services answer with empty optional ones and with small letters, and
 * accept neither (O106, O107). What the record lacks, or the form cannot read, stays as it is.
 */
function asWritten<Stored extends object, Fields extends object>(
  now: Stored,
  fields: Fields,
  ifEmpty: Partial<Fields>,
): Partial<Fields> {
  const written = Object.entries(fields).map(([name, value]): [string, unknown] => {
    const there: unknown = Reflect.get(now, name);
    if (isSame(there, '')) return [name, Reflect.get(ifEmpty, name) ?? (name in ifEmpty ? there : undefined)];
    return [name, isSame(value, '') ? there : value];
  });
  return Object.fromEntries(written) as Partial<Fields>;
}

/** Whether two values of a field are the same to a customer: what is missing, null or empty is one (O106). */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}

/** Value that a field is to have: of lists the current one with the added entries and without the removed ones. */
function mergedField<Value>(before: Value, after: Value, theirs: Value): Value {
  if (!Array.isArray(before) || !Array.isArray(after) || !Array.isArray(theirs)) return after;
  const remaining = theirs.filter((entry) => after.includes(entry) || !before.includes(entry));
  return [...remaining, ...after.filter((entry) => !before.includes(entry) && !remaining.includes(entry))] as Value;
}

function keysOf<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields) as (keyof Fields & string)[];
}
