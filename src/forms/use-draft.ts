import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormGetValues, UseFormReset } from 'react-hook-form';
import { draftOf } from './draft.ts';

interface DraftOptions<Input extends FieldValues> {
  /** No draft is kept without one. */
  name: string | undefined;
  defaults: DefaultValues<Input>;
  getValues: UseFormGetValues<Input>;
  reset: UseFormReset<Input>;
  mayLose: () => boolean;
}

/**
 * Keeps what was typed when the form is taken away without the customer having given it up, and puts it back when she is
 * here again (S23).
 * @returns whether it was put back
 */
export function useDraft<Input extends FieldValues>({ name, defaults, getValues, reset, mayLose }: DraftOptions<Input>): boolean {
  const [isDraft, setDraft] = useState(false);
  const restore = useEffectEvent((key: string) => {
    const values = draftOf(key, defaults).take();
    if (!values) return;
    reset(values, { keepDefaultValues: true });
    setDraft(true);
  });
  const keep = useEffectEvent((key: string) => {
    if (mayLose()) draftOf<object>(key, defaults).keep(getValues());
  });
  useEffect(() => {
    if (name === undefined) return;
    restore(name);
    return () => keep(name);
  }, [name]);
  return isDraft;
}
