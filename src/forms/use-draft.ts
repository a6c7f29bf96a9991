import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isSame } from '#api/change-record.ts';
import { draftOf, type Typed } from './draft.ts';

interface DraftOptions<Input extends FieldValues> {
  /** No draft is kept without one. */
  name: string | undefined;
  /** What stands in the form, and what it began with or was saved last. */
  typed: () => Typed<Input>;
  /** Puts both into the form. */
  put: (typed: Typed<Input>) => void;
  mayLose: () => boolean;
}

/**
 * Keeps what was typed when the form is taken away without the customer having given it up, and puts it back when she is
 * here again (S23). Fields that she had left alone begin anew, for they may have been changed elsewhere meanwhile (R9).
 * @returns whether it was put back
 */
export function useDraft<Input extends FieldValues>({ name, typed, put, mayLose }: DraftOptions<Input>): boolean {
  const [isDraft, setDraft] = useState(false);
  const restore = useEffectEvent((key: string) => {
    const { values: now, from } = typed();
    const draft = draftOf(key, from).take();
    if (!draft) return;
    const changed = Object.keys(from).filter((field) => !isSame(draft.values[field], draft.from[field]));
    const those = (of: Input) => Object.fromEntries(changed.map((field) => [field, of[field]]));
    put({ values: { ...now, ...those(draft.values) }, from: { ...from, ...those(draft.from) } });
    setDraft(true);
  });
  const keep = useEffectEvent((key: string) => {
    if (mayLose()) draftOf<object>(key, {}).keep(typed());
  });
  useEffect(() => {
    if (name === undefined) return;
    restore(name);
    return () => keep(name);
  }, [name]);
  return isDraft;
}
