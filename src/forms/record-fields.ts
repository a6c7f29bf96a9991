import type { FieldValues } from 'react-hook-form';
import type { ConflictError } from '#api/change-record.ts';
import { t, type TextKey } from '#i18n/texts.ts';

/** What a form has to know of the record that it changes, to ask about fields that were changed elsewhere, too (R9). */
export interface RecordFields<Input extends FieldValues, Output> {
  /** What stands in the form's fields, which are called as those of the record, for a record. */
  valuesOf: (fields: Output) => Input;
  labels: Readonly<Partial<Record<keyof Output & string, TextKey>>>;
  /** The value of a field in words, where it is no text; '' for none. */
  textOf?: (name: string, fields: Output) => string | undefined;
}

/** A field that the customer has changed and somebody else meanwhile, too: its values in words, '' for none. */
export interface FieldConflict {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

/** What is to be asked of the customer. */
export function conflictsOf<Input extends FieldValues, Output>(
  { labels, textOf }: RecordFields<Input, Output>,
  mine: Output,
  { fields, theirs }: ConflictError<Output>,
): FieldConflict[] {
  return fields.map((name) => {
    const text = (of: Output) => textOf?.(name, of) ?? String(of[name] ?? '');
    const label = labels[name];
    return { name, label: label === undefined ? name : t(label), mine: text(mine), theirs: text(theirs) };
  });
}
