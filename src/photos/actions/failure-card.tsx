import type { ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './failure-card.module.css';

export interface FailureCardProps {
  text: string;
  /** It has not been said before. */
  isNew?: boolean;
  /** The number to ask for help with (A4.1). */
  reference: string | undefined;
  onDismiss: () => void;
  /** What more there is to say. */
  detail?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
}

/** What a card says of something that failed, until the customer takes it away. */
export function FailureCard({ text, isNew = false, reference, onDismiss, detail, actions }: FailureCardProps) {
  return (
    <div className={styles.failure} data-kept-failure={isNew ? undefined : ''}>
      <Icon name="error" className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.text} role={isNew ? 'alert' : undefined}>
          {text}
        </p>
        {detail}
        {(actions !== undefined || reference !== undefined) && (
          <div className={styles.actions}>
            {actions}
            {reference !== undefined && (
              <CopyButton
                size="small"
                value={reference}
                label={t('failure.copyReference')}
                copiedLabel={t('failure.copied')}
                failedLabel={t('failure.copyFailed')}
              />
            )}
          </div>
        )}
      </div>
      <IconButton
        icon="close"
        size="small"
        label={t('app.dismissNotification')}
        className={styles.close}
        onClick={onDismiss}
      />
    </div>
  );
}
