import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { FailedState, type FailedStateProps } from './failed-state.tsx';

export interface LoadFailureProps extends Omit<FailedStateProps, 'text'> {
  /** What the customer reads; otherwise the text of the operation that failed (section 8 of the documents), or the general one (A8.10). */
  text?: string;
}

/** A failed state: what could not be loaded, the number to ask for help with (A4.1), and the way on. */
export function LoadFailure({ text, ...state }: LoadFailureProps) {
  return <FailedState {...state} text={text ?? t(failureText(state.error) ?? 'app.boundary')} />;
}
