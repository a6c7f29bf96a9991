import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { SubmitEventHandler } from 'react';
import { useRef, useState } from 'react';
import type { DefaultValues, FieldErrors, FieldValues, UseFormRegister, UseFormSetFocus } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

export interface ValidatedFormOptions<Input extends FieldValues, Output> {
  /** What the form takes, and what it makes of it; its messages are shown under the fields. */
  schema: ZodMiniType<Output, Input>;
  defaults: DefaultValues<Input>;
  /** Sends what was typed. When it rejects, the form stays as it is and tells the failure. */
  send: (values: Output) => Promise<void>;
}

export interface ValidatedForm<Input extends FieldValues> {
  register: UseFormRegister<Input>;
  setFocus: UseFormSetFocus<Input>;
  errors: FieldErrors<Input>;
  /** What `send` was rejected with, until the form is sent again. */
  failure: unknown;
  isSending: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/**
 * A form that is validated when it is sent and not before (P5.11). The first field that is wrong gets the focus, what was
 * typed is never lost, and a second press while it is being sent sends nothing (S55).
 */
export function useValidatedForm<Input extends FieldValues, Output>({ schema, defaults, send }: ValidatedFormOptions<Input, Output>): ValidatedForm<Input> {
  const [failure, setFailure] = useState<unknown>();
  const isUnderWay = useRef(false);
  const { register, setFocus, handleSubmit, formState } = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues: defaults,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });

  const submit = async () => {
    // Two presses can come before anything is rendered in between.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(undefined);
    await handleSubmit((values) => send(values).catch(setFailure))();
    isUnderWay.current = false;
  };

  return {
    register,
    setFocus,
    errors: formState.errors,
    failure,
    isSending: formState.isSubmitting,
    onSubmit: (event) => {
      event.preventDefault();
      // Of a dialog that a form has opened, React tells that form, too.
      event.stopPropagation();
      void submit();
    },
  };
}
