import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { failureLabels } from '#failures/failure-labels.ts';
import { t } from '#i18n/texts.ts';
import { MailFailedDrawing } from '#ui/drawings/mail-failed-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Reference } from '#ui/reference.tsx';
import styles from './confirmation-failed.module.css';
import { failureTold } from './confirmation-failure.ts';

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
}

/** The page of a link that did not do what it is for: why, as far as the service says so, and the number to ask for help with. */
export function ConfirmationFailed({ title, text, usedText, actions, help }: ConfirmationFailedProps) {
  const { reason, correlationId } = failureTold(useLocation().state);
  const isUsed = reason === 'used';
  return (
    <div className={styles.page}>
      <EmptyState level={1} drawing={<MailFailedDrawing />} title={isUsed ? t('confirmation.used') : title} actions={actions} className={styles.state}>
        <p>{isUsed ? usedText : text}</p>
        {reason === 'expired' && <p>{t('confirmation.expired')}</p>}
        {reason === 'email-in-use' && <p>{t('emailChange.inUse')}</p>}
      </EmptyState>
      <div className={styles.after}>
        {help}
        {correlationId !== undefined && <Reference correlationId={correlationId} labels={failureLabels()} />}
      </div>
    </div>
  );
}
