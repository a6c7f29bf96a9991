import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { failureLabels } from '#failures/failure-words.ts';
import { t } from '#i18n/texts.ts';
import { MailFailedDrawing } from '#ui/drawings/mail-failed-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Reference } from '#ui/reference.tsx';
import styles from './confirmation-failed.module.css';
import { failureTold, type FailureReason } from './confirmation-failure.ts';

export interface ConfirmationFailedProps {
  title: string;
  /** What went wrong, and that it can be tried again. */
  text: string;
  /** What it means that the link was used before (S56). */
  usedText: string;
  /** The way on, as a button. */
  actions: ReactNode;
  /** Whom to ask when trying again did not help. */
  help?: ReactNode;
  /** Its links are of one account each: what is said of another one's, and the way out of this one. */
  otherAccount?: { text: ReactNode; actions: ReactNode };
}

/** The page of a link that did not do what it is for: why, as far as that is known, and the number to ask for help with. */
export function ConfirmationFailed({ title, text, usedText, actions, help, otherAccount }: ConfirmationFailedProps) {
  const { reason, correlationId } = failureTold(useLocation().state);
  const foreign = reason === 'other-account' ? otherAccount : undefined;
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        drawing={<MailFailedDrawing />}
        title={reason === 'used' ? t('confirmation.used') : title}
        actions={foreign?.actions ?? actions}
        className={styles.state}
      >
        {foreign?.text ?? <p>{textOf(reason) ?? (reason === 'used' ? usedText : text)}</p>}
        {reason === 'email-in-use' && <p>{t('emailChange.inUse')}</p>}
      </EmptyState>
      <div className={styles.after}>
        {help}
        {correlationId !== undefined && <Reference correlationId={correlationId} labels={failureLabels()} />}
      </div>
    </div>
  );
}

function textOf(reason: FailureReason | undefined): string | undefined {
  if (reason === 'expired') return t('confirmation.expired');
  return reason === 'over' ? t('confirmation.over') : undefined;
}
