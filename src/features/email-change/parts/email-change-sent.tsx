import { useEffect, useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { MailSentDrawing } from '#ui/drawings/mail-sent-drawing.tsx';
import styles from './email-change-sent.module.css';

interface EmailChangeSentProps {
  /** Where the link was sent to. */
  email: string;
  /** It was sent just now. */
  isNew: boolean;
  onAgain: () => void;
}

/** The change waits for the link of the mail to be opened (A4.12). */
export function EmailChangeSent({ email, isNew, onAgain }: EmailChangeSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; and this is what has to be read out now.
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <section className={styles.sent}>
      <div className={styles.drawing}>
        <MailSentDrawing />
      </div>
      <h2 ref={title} tabIndex={-1}>
        {t('emailChange.sent')}
      </h2>
      <p className={styles.text}>{t('emailChange.sent.text', { email })}</p>
      <Button onClick={onAgain}>{t('emailChange.again')}</Button>
    </section>
  );
}
