import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { GoneError } from '#api/api-error.ts';
import { Failure, type FailureProps } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { SummaryContext } from './field.tsx';
import styles from './form-frame.module.css';
import { UnsavedChanges } from './unsaved-changes.tsx';
import type { ValidatedForm } from './use-validated-form.ts';
import type { Problem } from './problems.ts';
import { Conflicts } from './conflicts.tsx';

export interface FormFrameProps<Input extends FieldValues> {
  /** Made with `errorsIn: 'summary'`. */
  form: ValidatedForm<Input>;
  /** Names the form for screen readers. */
  label?: string;
  /** The fields. */
  children: ReactNode;
  /** Label of the submit button. */
  submitLabel: string;
  /** Read out while it is being sent. */
  busyLabel?: string;
  /** The page to go to without saving. */
  cancelTo?: string;
  /** Text of a failure for which that of its operation is not enough. */
  failureText?: (error: unknown) => string | undefined;
  /**
   * Text and way on when what the form changes is not there any more: `submitLabel` labels the button that saves what
   * she typed as something new; without it there is none.
   */
  gone?: NonNullable<FailureProps['gone']> & { submitLabel?: string };
  /** Further buttons, behind the others. */
  actions?: ReactNode;
}

/**
 * Form of a page: error summary, fields, failure, buttons. It asks before unsaved input is lost. Dialogs have a `<form>` of
 * their own.
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

export interface ErrorSummaryProps {
  problems: readonly Problem[];
  /** Number of attempts; the summary takes the focus each time that it grows. */
  attempts: number;
  onFollow: (name: string) => void;
}

/**
 * Error summary: all errors of a form, each with a link to its field (X16). It takes the focus, and the title of the page
 * says it, too, for customers who come back from another tab.
 */
export function ErrorSummary({ problems, attempts, onFollow }: ErrorSummaryProps) {
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);
  const isShown = problems.length > 0;
  // Where the validation is asynchronous, the attempt is counted before the errors are known.
  useEffect(() => {
    if (attempts > 0 && isShown) summary.current?.focus();
  }, [attempts, isShown]);
  useEffect(() => {
    if (!isShown) return;
    const title = document.title;
    const titled = t('form.problems.pageTitle', { title });
    document.title = titled;
    return () => {
      // Another page may have given its own in the meantime.
      if (document.title === titled) document.title = title;
    };
  }, [isShown]);

  if (!isShown) return null;
  return (
    <section ref={summary} className={styles.summary} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles.title}>
        {t('form.problems', { count: problems.length })}
      </h2>
      <ul role="list" className={styles.list}>
        {problems.map(({ name, message, id }) => (
          <li key={name}>
            <a
              className={styles.link}
              href={`#${id ?? ''}`}
              onClick={(event) => {
                event.preventDefault();
                onFollow(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Notices above the fields of a form: restored draft, saved in part, changed elsewhere meanwhile. */
export function FormState<Input extends FieldValues>({
  form: { isDraft, isDirty, isSentInPart, conflicts, attempts, decide },
}: {
  form: ValidatedForm<Input>;
}) {
  return (
    <>
      <Conflicts conflicts={conflicts} attempts={attempts} onDecide={decide} />
      {isDraft && isDirty && !isSentInPart && <Banner>{t('form.draft')}</Banner>}
      {isSentInPart && <Banner announced>{t('form.sentInPart')}</Banner>}
    </>
  );
}
