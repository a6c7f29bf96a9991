import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { SubmitEventHandler } from 'react';
import { useRef, useState } from 'react';
import type { DefaultValues, FieldErrors, FieldValues, UseFormRegister, UseFormSetFocus, UseFormSetValue, UseFormWatch } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { t } from '#i18n/texts.ts';
import type { Problem } from './problems.ts';
import { problemsOf } from './problems.ts';
import type { Refusal, RefusedFields } from './refusals.ts';
import { refusedFields } from './refusals.ts';
import { useDraft } from './use-draft.ts';
import { useLosing } from './use-losing.ts';

export interface ValidatedFormOptions<Input extends FieldValues, Output> {
  /** What the form takes, and what it makes of it; its messages are shown under the fields. */
  schema: ZodMiniType<Output, Input>;
  /** What the form begins with: every field, an empty one as ''. */
  defaults: DefaultValues<Input>;
  /** Sends what was typed. When it rejects, the form stays as it is and tells the failure. */
  send: (values: Output) => Promise<void>;
  /** Everything is sent, and nothing would be lost by going elsewhere. */
  onSent?: () => void;
  /** Where the form shows fields that the service refuses; what is not among them is told as a failure of the whole. */
  refusable?: RefusedFields<Input>;
  /** The same for a failure that is about one field without naming it. */
  refusalOf?: (error: unknown) => Refusal<Input> | undefined;
  /** Where focus goes when something is wrong: to the first such field (P5.11), or to the summary of a `FormFrame` (X16). */
  errorsIn?: 'fields' | 'summary';
  /** Under this name what was typed is kept for a customer who has to sign in again (S23). */
  draft?: string;
}

export interface ValidatedForm<Input extends FieldValues> {
  register: UseFormRegister<Input>;
  /** What stands in a field now, for fields that depend on it; each change renders anew. */
  watch: UseFormWatch<Input>;
  setValue: UseFormSetValue<Input>;
  setFocus: UseFormSetFocus<Input>;
  errors: FieldErrors<Input>;
  /** All that is wrong, in the order of the page. */
  problems: readonly Problem[];
  /** How often it was sent in vain because fields were wrong: each time the summary takes the focus. */
  attempts: number;
  /** What `send` was rejected with, until the form is sent again; fields that it named are among the problems instead. */
  failure: unknown;
  isSending: boolean;
  /** Something was typed that is not saved. */
  isDirty: boolean;
  /** What stands there was typed before the customer had to sign in again. */
  isDraft: boolean;
  /** Whether leaving now would lose something; asked when it happens. */
  mayLose: () => boolean;
  /** The customer gives up what was typed. */
  giveUp: () => void;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

type Outcome = 'sent' | 'wrong' | 'failed';

/**
 * A form that is validated when it is sent and not before (P5.11). What was typed is never lost, a second press while it is
 * being sent sends nothing (S55), and what the service refuses is shown at its field.
 */
export function useValidatedForm<Input extends FieldValues, Output>(options: ValidatedFormOptions<Input, Output>): ValidatedForm<Input> {
  const { schema, defaults, send, onSent, refusable, refusalOf, errorsIn = 'fields', draft } = options;
  const [failure, setFailure] = useState<unknown>();
  const [attempts, setAttempts] = useState(0);
  const isUnderWay = useRef(false);
  const { register, watch, setValue, setFocus, setError, getValues, reset, handleSubmit, formState } = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues: defaults,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: errorsIn === 'fields',
  });
  const { isDirty, errors } = formState;
  const losing = useLosing(isDirty);
  const isDraft = useDraft({ name: draft, defaults, getValues, reset, mayLose: losing.mayLose });

  /** Whether it could be sent, or what kept it from that. */
  const outcomeOf = (values: Output): Promise<Outcome> =>
    send(values).then(
      () => 'sent' as const,
      (error: unknown) => {
        const refusal = refusalOf?.(error);
        const { fields, isMore } = refusal ? { fields: [refusal], isMore: false } : refusedFields(error, refusable);
        for (const [index, { field, message }] of fields.entries()) {
          setError(field, { type: 'refused', message: t(message) }, { shouldFocus: index === 0 && errorsIn === 'fields' });
        }
        if (isMore) setFailure(error);
        return fields.length > 0 ? 'wrong' : 'failed';
      },
    );

  const submit = async () => {
    // Two presses can come before anything is rendered in between.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(undefined);
    const result: { outcome: Outcome } = { outcome: 'wrong' };
    await handleSubmit(async (values) => {
      result.outcome = await outcomeOf(values);
    })();
    isUnderWay.current = false;
    if (result.outcome === 'sent') {
      losing.settle();
      reset(getValues(), { keepValues: true });
      onSent?.();
    }
    // What is wrong stands in the page by now.
    if (result.outcome === 'wrong') setAttempts((before) => before + 1);
  };

  return {
    register,
    watch,
    setValue,
    setFocus,
    errors,
    problems: problemsOf(errors),
    attempts,
    failure,
    isSending: formState.isSubmitting,
    isDirty,
    isDraft,
    mayLose: losing.mayLose,
    giveUp: losing.settle,
    onSubmit: (event) => {
      event.preventDefault();
      // Of a dialog that a form has opened, React tells that form, too.
      event.stopPropagation();
      void submit();
    },
  };
}
