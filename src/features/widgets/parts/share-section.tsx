import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { customerQuery } from '#customer/queries.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { senderName, type WidgetShare } from '../model.ts';
import { ShareForm } from './share-form.tsx';
import styles from './share-section.module.css';
import { ShareSkeleton } from './share-skeleton.tsx';

export interface ShareSectionProps {
  widgetId: string;
  productCode: string;
  /** What the photo book is called. */
  title: string;
}

/** Sends an online photo book to somebody by e-mail, and to somebody else after that (A2.21, O103). */
export function ShareSection({ widgetId, productCode, title }: ShareSectionProps) {
  const customer = useQuery(customerQuery());
  const [sent, setSent] = useState<WidgetShare>();
  const [isAgain, setAgain] = useState(false);
  if (customer.isPending) return <ShareSkeleton />;
  const share = (next: WidgetShare) => {
    setSent(next);
    setAgain(false);
  };
  return (
    <section className={styles.section} aria-labelledby="share-title">
      <h2 id="share-title" className={styles.title}>
        {t('share.title')}
      </h2>
      {sent && !isAgain ? (
        <Sent title={title} email={sent.RecipientEmail} onAgain={() => setAgain(true)} />
      ) : (
        <>
          <p className={styles.about}>{t('share.about')}</p>
          <ShareForm
            widgetId={widgetId}
            productCode={productCode}
            title={title}
            name={sent?.SenderName ?? senderName(customer.data)}
            isAgain={isAgain}
            onSent={share}
          />
        </>
      )}
    </section>
  );
}

function Sent({ title, email, onAgain }: { title: string; email: string; onAgain: () => void }) {
  const told = useRef<HTMLDivElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; what became of it must not be hidden under the header.
  useEffect(() => {
    told.current?.scrollIntoView({ block: 'nearest' });
    again.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={told} className={styles.sent}>
      <Banner tone="success" title={t('share.sent.title')}>
        <p>{t('share.sent', { title, email })}</p>
      </Banner>
      <Button ref={again} onClick={onAgain}>
        {t('share.again')}
      </Button>
    </div>
  );
}
