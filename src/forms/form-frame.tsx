import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { GoneError } from '#api/reactions.ts';
import { Failure, type FailureProps } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { SummaryContext } from './field.tsx';
import styles from './form-frame.module.css';
import { FormState } from './form-state.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';
import type { ValidatedForm } from './use-validated-form.ts';

export interface FormFrameProps<Input extends FieldValues> {
  /** Made with `errorsIn: 'summary'`. */
  form: ValidatedForm<Input>;
  /** Names the form for screen readers. */
  label?: string;
  /** The fields. */
  children: ReactNode;
  /** What the button says that sends it. */
  submitLabel: string;
  /** Read out while it is being sent. */
  busyLabel?: string;
  /** The page to go to without saving. */
  cancelTo?: string;
  /** What the customer reads of a failure for which the text of its operation is not enough. */
  failureText?: (error: unknown) => string | undefined;
  /**
   * What she reads, and how she goes on, when what the form changes is not there any more: `submitLabel` is what the button says
   * that saves what she typed as something new; without it there is none.
   */
  gone?: NonNullable<FailureProps['gone']> & { submitLabel?: string };
  /** Further buttons, behind the others. */
  actions?: ReactNode;
}

/**
 * A form that is a page's matter: summary of what is wrong, fields, what could not be saved, buttons. It asks before what
 * was typed is lost. In dialogs a `<form>` of their own does.
 */
export function FormFrame<Input extends FieldValues>({
  form,
  label,
  children,
  submitLabel,
  busyLabel = t('form.saving'),
  cancelTo,
  failureText,
  gone,
  actions,
}: FormFrameProps<Input>) {
  const isGone = gone !== undefined && form.failure instanceof GoneError;
  const sendLabel = isGone ? gone.submitLabel : submitLabel;
  return (
    <SummaryContext value={true}>
      <form noValidate className={styles.form} aria-label={label} onSubmit={form.onSubmit}>
        <ErrorSummary
          problems={form.problems}
          attempts={form.attempts}
          onFollow={(name) => form.setFocus(name as Path<Input>)}
        />
        <FormState form={form} />
        <div className={styles.fields}>{children}</div>
        <Failure of={form} text={failureText?.(form.failure)} gone={gone} />
        <div className={styles.buttons}>
          {sendLabel !== undefined && (
            <Button type="submit" variant="primary" busy={form.isSending} busyLabel={busyLabel}>
              {sendLabel}
            </Button>
          )}
          {cancelTo !== undefined && (
            <Link to={cancelTo} className={buttonClass('secondary')}>
              {t('dialog.cancel')}
            </Link>
          )}
          {actions}
        </div>
      </form>
      <UnsavedChanges isDirty={form.isDirty} mayLose={form.mayLose} giveUp={form.giveUp} />
    </SummaryContext>
  );
}
