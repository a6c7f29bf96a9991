import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, useState, type SubmitEventHandler } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegister,
  type UseFormSetFocus,
  type UseFormSetValue,
  type UseFormWatch,
} from 'react-hook-form';
import { ConflictError, isSame } from '#api/change-record.ts';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { useIsThere } from '#lib/use-single-run.ts';
import { noticeLeaving } from '#ui/leave-page.ts';
import { type FormRules, parsedOnce } from './form-rules.ts';
import { conflictsOf, type FieldConflict, type RecordFields } from './conflicts.tsx';
import { problemsOf, refusedFields, type Problem, type Refusal, type RefusedFields } from './problems.ts';
import { useDraft, useUnsavedState } from './use-draft.ts';

export interface ValidatedFormOptions<Input extends FieldValues, Output> {
  /** Rules of the form's values, and their conversion to the body of the request. Fields show their messages. */
  rules: FormRules<Input, Output>;
  /** Initial values of the form: every field, an empty one as ''. */
  defaults: DefaultValues<Input>;
  /**
   * Makes of what stands in the form what is meant by it, before the rules judge it: the customer sees it in the fields. Without
   * it what was typed is judged as it is.
   */
  normalise?: (values: Input) => Input;
  /**
   * Sends the body that the rules made of what was typed. When it rejects, the form stays as it is and shows the failure, as when
   * that body could not be made.
   * @param from what stood in the fields before: when the form began, or when it was sent last
   * @param typed what stands in them now
   */
  send: (body: Output, from: Input, typed: Input) => Promise<void>;
  /** Called when everything is sent, and nothing would be lost by going elsewhere. */
  onSent?: () => void;
  /** Leads on to another page once everything is sent; not where the customer has left the page meanwhile. */
  goOn?: () => void;
  /** Called when it is sent, but something was typed meanwhile: the form stays for that. */
  onSentInPart?: () => void;
  /** For a form that changes a record with `changeRecord`: how it asks about fields that were changed elsewhere, too. */
  record?: RecordFields<Input, Output>;
  /** Fields of the form that show refusals of the service; any other refusal is shown as a failure of the whole. */
  refusable?: RefusedFields<Input>;
  /** Field of a failure that is about one field without naming it, with its message. */
  refusalOf?: (error: unknown) => Refusal<Input> | undefined;
  /**
   * Text of a failure for a customer who has left the page; undefined where the text of the operation says enough. A
   * message that a field would show is taken as it is.
   */
  failureText?: (error: unknown) => string | undefined;
  /** Place of focus when something is wrong: the first such field (P5.11), or the summary of a `FormFrame` (X16). */
  errorsIn?: 'fields' | 'summary';
  /** Name of the draft for a customer who has to sign in again. */
  draft?: string;
}

export interface ValidatedForm<Input extends FieldValues> {
  register: UseFormRegister<Input>;
  /** Current value of a field, for fields that depend on it; each change renders anew. */
  watch: UseFormWatch<Input>;
  setValue: UseFormSetValue<Input>;
  setFocus: UseFormSetFocus<Input>;
  /** Normalises what stands in the form before it is sent. @returns the fields that have changed by it */
  normalise: () => Path<Input>[];
  errors: FieldErrors<Input>;
  /** All problems, in the order of the page. */
  problems: readonly Problem[];
  /** Number of times that it was sent in vain because fields were wrong: each time the summary takes the focus. */
  attempts: number;
  /** Error that `send` was rejected with, until the form is sent again; fields that it named are problems instead. */
  failure: unknown;
  isSending: boolean;
  /** Fields that were changed elsewhere meanwhile, too; what was typed is sent once all of them are decided. */
  conflicts: readonly FieldConflict[];
  /** Says whose value of such a field counts. */
  decide: (name: string, isMine: boolean) => void;
  /** Whether something was typed that is not saved. */
  isDirty: boolean;
  /** Whether it was sent without what was typed meanwhile. */
  isSentInPart: boolean;
  /** Whether its values were typed before the customer had to sign in again. */
  isDraft: boolean;
  /** Whether leaving now would lose something; asked when it happens. */
  mayLose: () => boolean;
  /** The customer gives up what was typed, and leaves. */
  giveUp: () => void;
  /** Puts back what the form begins with; what was typed, and what was wrong with it, is given up. */
  startOver: () => void;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** Outcome of sending a form: besides wrong fields there may be a failure. */
interface Outcome {
  isSent?: boolean;
  isWrong?: boolean;
  /** Error that no field shows. */
  failure?: unknown;
  /** Error that fields show. */
  refused?: unknown;
}

/**
 * A form that is validated when it is sent and not before (P5.11). What was typed is never lost, a second press while it is
 * being sent sends nothing, and what the service refuses is shown at its field.
 */
export function useValidatedForm<Input extends FieldValues, Output>(
  options: ValidatedFormOptions<Input, Output>,
): ValidatedForm<Input> {
  const {
    rules,
    defaults,
    normalise,
    send,
    onSent,
    goOn,
    onSentInPart,
    record,
    refusable,
    refusalOf,
    failureText,
    errorsIn = 'fields',
    draft,
  } = options;
  const [attempts, setAttempts] = useState(0);
  const [disputed, setDisputed] = useState<{ mine: Output; error: ConflictError<Output> }>();
  const [isSentInPart, setSentInPart] = useState(false);
  const [givenUp, setGivenUp] = useState<unknown>();
  const unmade = useRef<unknown>(undefined);
  const isThere = useIsThere();
  const ofRules: Resolver<Input, unknown, Output> = standardSchemaResolver(parsedOnce(rules));
  const resolver: Resolver<Input, unknown, Output> = async (...given) => {
    try {
      return await ofRules(...given);
    } catch (error) {
      unmade.current = error;
      return { values: {}, errors: { root: { type: 'unmade' } } as FieldErrors<Input> };
    }
  };
  const { register, watch, setValue, setFocus, setError, getValues, reset, handleSubmit, formState } = useForm<
    Input,
    unknown,
    Output
  >({
    resolver,
    defaultValues: defaults,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: errorsIn === 'fields',
  });
  const { isDirty, errors } = formState;
  const unsaved = useUnsavedState(isDirty);
  const from = useRef<Input>(undefined);
  from.current ??= structuredClone(getValues());
  const begunWith = () => from.current ?? getValues();

  /** Sets the values against which changes count from now on; fields that differ from them are changed. */
  const beginWith = (values: Input) => {
    from.current = structuredClone(values);
    reset(values, { keepValues: true });
  };
  const kept = useDraft<Input>({
    name: draft,
    typed: () => ({ values: getValues(), from: begunWith() }),
    put: (typed) => {
      reset(typed.values, { keepDefaultValues: true });
      beginWith(typed.from);
    },
    mayLose: unsaved.mayLose,
  });

  /** Sends the body; the outcome says what is wrong if it failed. */
  const outcomeOf = (body: Output, typed: Input): Promise<Outcome> =>
    send(body, begunWith(), typed).then(
      () => ({ isSent: true }),
      (error: unknown) => {
        if (record && error instanceof ConflictError) {
          setDisputed({ mine: body, error });
          return { isWrong: true, refused: error };
        }
        const refusal = refusalOf?.(error);
        const { fields, isMore } = refusal ? { fields: [refusal], isMore: false } : refusedFields(error, refusable);
        for (const [index, { field, message }] of fields.entries()) {
          setError(
            field,
            { type: 'refused', message: t(message) },
            { shouldFocus: index === 0 && errorsIn === 'fields' },
          );
        }
        return { isWrong: fields.length > 0, ...(isMore ? { failure: error } : { refused: error }) };
      },
    );

  const startOver = () => {
    reset(defaults, { keepFieldsRef: true });
    beginWith(getValues());
    setDisputed(undefined);
    setSentInPart(false);
    setGivenUp(failure);
  };

  const normaliseFields = () => {
    const typed = getValues();
    const meant = normalise?.(typed) ?? typed;
    const changed = (Object.keys(typed) as Path<Input>[]).filter((field) => meant[field] !== typed[field]);
    for (const field of changed) setValue(field, meant[field], { shouldDirty: true });
    return changed;
  };

  const attempt = async () => {
    normaliseFields();
    setDisputed(undefined);
    setSentInPart(false);
    const sent = structuredClone(getValues());
    const { result, hasLeft } = await noticeLeaving(async () => {
      const of: { outcome: Outcome } = { outcome: { isWrong: true } };
      await handleSubmit(async (body) => {
        of.outcome = await outcomeOf(body, sent);
      })();
      return of.outcome;
    });
    const outcome: Outcome = unmade.current === undefined ? result : { failure: unmade.current };
    const { isSent, isWrong, refused } = outcome;
    // Nobody sees the fields of a page that was left.
    const failure = outcome.failure ?? (hasLeft ? refused : undefined);
    unmade.current = undefined;
    if (isSent) {
      const isAll = isSame(getValues(), sent);
      beginWith(sent);
      setSentInPart(!isAll);
      if (isAll) {
        unsaved.settle();
        kept.remove();
      }
      // A form that is gone leads nowhere: another tab has signed out, and the page that says so must stay.
      const mayGoOn = isAll && !hasLeft && isThere.current;
      (isAll ? onSent : onSentInPart)?.();
      if (mayGoOn) goOn?.();
    }
    // What is wrong stands in the page by now.
    if (isWrong) setAttempts((before) => before + 1);
    if (failure !== undefined) throw failure;
  };
  const textOf = (error: unknown) => {
    const refusal = refusalOf?.(error);
    return refusal ? t(refusal.message) : failureText?.(error);
  };
  const { run: submit, isRunning: isSending, failure } = useWrite(attempt, { errorsIn: 'form', failureText: textOf });

  const conflicts = record && disputed ? conflictsOf(record, disputed.mine, disputed.error) : [];
  const decide = (name: string, isMine: boolean) => {
    if (!record || !disputed) return;
    const { mine, error } = disputed;
    const theirs = record.valuesOf(error.theirs);
    // Her own value is a change of theirs from now on, and theirs is none.
    if (!isMine) reset({ ...getValues(), [name]: theirs[name] }, { keepDefaultValues: true, keepFieldsRef: true });
    beginWith({ ...begunWith(), [name]: theirs[name] });
    const left = error.fields.filter((field) => field !== name);
    if (left.length > 0) setDisputed({ mine, error: new ConflictError(left, error.theirs) });
    else void submit();
  };

  return {
    register,
    watch,
    setValue,
    setFocus,
    normalise: normaliseFields,
    errors,
    problems: problemsOf(errors),
    attempts,
    failure: failure === givenUp ? undefined : failure,
    isSending,
    conflicts,
    decide,
    isDirty,
    isSentInPart: isSentInPart && isDirty,
    isDraft: kept.isRestored,
    mayLose: unsaved.mayLose,
    giveUp: unsaved.settle,
    startOver,
    onSubmit: (event) => {
      event.preventDefault();
      // From a dialog that a form has opened, the event bubbles in React to that form, too.
      event.stopPropagation();
      void submit();
    },
  };
}
