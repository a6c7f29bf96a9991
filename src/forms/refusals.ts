import type { FieldValues, Path } from 'react-hook-form';
import { hasStatus } from '#api/api-error.ts';
import type { TextKey } from '#i18n/texts.ts';

/** Where a form shows that the service refuses a field. */
export interface Refusal<Input extends FieldValues> {
  field: Path<Input>;
  message: TextKey;
}

/** The service's name of a field -> where its refusal is shown, and in which words: the service's own are for nobody to read. */
export type RefusedFields<Input extends FieldValues> = Readonly<Record<string, Refusal<Input>>>;

/** What a failed call says about the form's fields. */
export interface Refused<Input extends FieldValues> {
  fields: Refusal<Input>[];
  /** There is more to it than these fields tell. */
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
