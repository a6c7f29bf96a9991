import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { customerQuery } from '#customer/queries.ts';
import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { MailText } from '#ui/mail-text.tsx';
import { senderName, type WidgetShare } from '../model.ts';
import { ShareForm } from './share-form.tsx';
import styles from './share-section.module.css';

export interface ShareSectionProps {
  widgetId: string;
  productCode: string;
  /** Title of the photo book. */
  title: string;
}

/** Section that sends an online photo book by e-mail, to one recipient after the other (A2.21, O103). */
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
      <Banner tone="success" title={t('share.sent.title')} announced>
        <p>
          <MailText>{t('share.sent', { title, email })}</MailText>
        </p>
      </Banner>
      <Button ref={again} onClick={onAgain}>
        {t('share.again')}
      </Button>
    </div>
  );
}

const HEIGHTS = { name: 44, email: 44, message: 118 };

/** The places of the share form while its beginnings are on their way. */
export function ShareSkeleton() {
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{t('share.title')}</h2>
      <p className={styles.about}>{t('share.about')}</p>
      {Object.entries(HEIGHTS).map(([field, height]) => (
        <div key={field} className={styles.field}>
          <Skeleton width="12ch" />
          <Skeleton shape="tile" width="min(34rem, 100%)" height={height} />
        </div>
      ))}
    </div>
  );
}
