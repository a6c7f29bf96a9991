import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callBehind, ExpectedError, reportFailure } from '#api/api-error.ts';
import { useIsThere, useSingleRun } from '#lib/use-single-run.ts';
import { showToast } from '#ui/toast-store.ts';
import { failedWriteText } from './failure.tsx';

/** A call that writes, or a mutation of React Query. */
export type WriteCall<Result, Variables> =
  | ((variables: Variables) => Promise<Result>)
  | { mutateAsync: (variables: Variables) => Promise<Result> };

export interface WriteOptions<Result, Variables> {
  /**
   * Place of a failure: a toast, or `<Failure of={write}>`. A customer who has left that page or closed that dialog
   * meanwhile sees a toast.
   */
  errorsIn: 'dialog' | 'form' | 'page' | 'toast';
  /** Text of a failure; undefined where that of the operation says enough. */
  failureText?: (error: unknown) => string | undefined;
  /** A failure that is not to be shown, but to be acted upon. @returns whether it is one */
  handles?: (error: unknown) => boolean;
  /**
   * Reads to be requested again: their answers are another by this write, or by what it failed with.
   * @param failure undefined when it has worked
   */
  invalidates?: (failure: unknown) => readonly QueryFilters[];
  /**
   * Text of the toast after a success. Where the page or the dialog says so itself, the toast is for a customer who has
   * left that meanwhile (`successIn`).
   */
  success?: (result: Result, variables: Variables) => string | undefined;
  /** Place where a success is told; a toast by default. */
  successIn?: 'page';
  /** Runs once it has worked, and before another can begin. */
  onSuccess?: (result: Result, variables: Variables) => void | Promise<void>;
}

/** A write as a screen sees it. */
export interface Write<Variables> {
  /** Begins it; while it is running that does nothing. It is never rejected. @returns whether it has worked */
  run: (variables: Variables) => Promise<boolean>;
  isRunning: boolean;
  /** Error of the last try, for `<Failure of={write}>`; undefined from the next try on. */
  failure: unknown;
}

/**
 * Hook: a write that a customer begins. It handles double presses, invalidates reads, and shows and reports failures (A8.5, A8.6).
 */
export function useWrite<Result, Variables = void>(
  call: WriteCall<Result, Variables>,
  {
    errorsIn,
    failureText: textOf,
    handles,
    invalidates,
    success,
    successIn,
    onSuccess,
  }: WriteOptions<Result, Variables>,
): Write<Variables> {
  const client = useQueryClient();
  const { isRunning, run } = useSingleRun();
  const [failure, setFailure] = useState<unknown>();
  const isThere = useIsThere();

  const invalidate = (error?: unknown) => {
    for (const filters of invalidates?.(error) ?? []) void client.invalidateQueries(filters);
  };

  async function write(variables: Variables): Promise<boolean> {
    setFailure(undefined);
    let result: Result;
    try {
      result = await (typeof call === 'function' ? call(variables) : call.mutateAsync(variables));
    } catch (error) {
      invalidate(error);
      if (handles?.(error)) return false;
      if (errorsIn === 'toast' || !isThere.current) showFailedWrite(error, textOf?.(error));
      else {
        reportFailedWrite(error);
        setFailure(error);
      }
      return false;
    }
    invalidate();
    const said = successIn === 'page' && isThere.current ? undefined : success?.(result, variables);
    if (said !== undefined) showToast({ tone: 'success', text: said });
    await onSuccess?.(result, variables);
    return true;
  }
  return { isRunning, failure, run: async (variables) => (await run(() => write(variables))) ?? false };
}

/** Reports a failed write and shows it in a toast. @param text otherwise the operation's own */
function showFailedWrite(error: unknown, text = failedWriteText(error)): void {
  reportFailedWrite(error);
  showToast({ tone: 'failure', text });
}

function reportFailedWrite(error: unknown): void {
  if (!(error instanceof ExpectedError)) reportFailure(callBehind(error), 'write');
}
