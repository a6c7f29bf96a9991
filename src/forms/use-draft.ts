import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isSame } from '#api/change-record.ts';
import { onBackAgain, onVisibility } from '#lib/events.ts';
import { draftOf, type Typed } from './draft.ts';

interface DraftOptions<Input extends FieldValues> {
  /** No draft is stored without one. */
  name: string | undefined;
  /** Values in the form, and those that it began with or was saved with last. */
  typed: () => Typed<Input>;
  /** Puts both into the form. */
  put: (typed: Typed<Input>) => void;
  mayLose: () => boolean;
}

export interface FormDraft {
  /** Whether the values in the form come from a draft. */
  isRestored: boolean;
  /** Removes what is stored: it has been saved, also where its form was unmounted meanwhile. */
  remove: () => void;
}

/**
 * Hook: stores what was typed as a draft when the form is unmounted with unsaved input, or the page is left without a question,
 * and restores it when the customer is back. Fields that she had left alone begin anew, for they may have been changed elsewhere meanwhile.
 */
export function useDraft<Input extends FieldValues>({ name, typed, put, mayLose }: DraftOptions<Input>): FormDraft {
  const [isRestored, setRestored] = useState(false);
  const remove = () => void (name !== undefined && draftOf<object>(name, {}).claim());
  const restore = useEffectEvent((key: string) => {
    const { values: now, from } = typed();
    const draft = draftOf(key, from).claim();
    if (!draft) return;
    const changed = Object.keys(from).filter((field) => !isSame(draft.values[field], draft.from[field]));
    const those = (of: Input) => Object.fromEntries(changed.map((field) => [field, of[field]]));
    put({ values: { ...now, ...those(draft.values) }, from: { ...from, ...those(draft.from) } });
    setRestored(true);
  });
  const store = useEffectEvent((key: string) => {
    if (mayLose()) draftOf<object>(key, {}).store(typed());
  });
  useEffect(() => {
    if (name === undefined) return;
    restore(name);
    const end = onUnaskedLeaving(
      () => store(name),
      () => void draftOf<object>(name, {}).claim(),
    );
    return () => {
      end();
      store(name);
    };
  }, [name]);
  return { isRestored, remove };
}

/**
 * Calls `left` when the page is left and the browser has not asked before: Safari on iOS never does (docs/browsers.md). Also when it is
 * hidden: a phone that needs the memory ends the page then, and tells it nothing more.
 * @param back called when the page is shown again as it was
 * @returns stops listening
 */
export function onUnaskedLeaving(left: () => void, back: () => void): () => void {
  let hasAsked = false;
  const hide = () => {
    if (!hasAsked) left();
  };
  const show = () => {
    hasAsked = false;
    back();
  };
  const ends = new AbortController();
  const { signal } = ends;
  window.addEventListener('beforeunload', () => (hasAsked = true), { signal });
  window.addEventListener('pagehide', hide, { signal });
  const endings = [onBackAgain(show), onVisibility(() => (document.hidden ? hide() : show()))];
  return () => {
    ends.abort();
    endings.forEach((end) => end());
  };
}

/** Unsaved input of a form, known at once and not with the next rendering only. */
interface UnsavedState {
  mayLose: () => boolean;
  /** Resets it: what was typed by now is saved, or given up. */
  settle: () => void;
}

/** Hook: whether a form has unsaved input. */
export function useUnsavedState(isDirty: boolean): UnsavedState {
  const [{ follow, ...state }] = useState(() => {
    let isUnsaved = false;
    return {
      mayLose: () => isUnsaved,
      settle: () => void (isUnsaved = false),
      follow: (now: boolean) => void (isUnsaved = now),
    };
  });
  useEffect(() => follow(isDirty), [follow, isDirty]);
  return state;
}
