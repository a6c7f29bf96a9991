import { useEffect, useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { useActivation } from '#photos/activation/use-activation.ts';
import { whyNoActions } from '#photos/activation/why-not.ts';
import { Button } from '#ui/button.tsx';
import styles from './delete-all-offer.module.css';

export interface DeleteAllOfferProps {
  onStart: () => void;
  /** The customer began it and thought better of it. */
  isBack: boolean;
}

/** The way to delete every photo; quiet until it has been chosen. */
export function DeleteAllOffer({ onStart, isBack }: DeleteAllOfferProps) {
  const activation = useActivation();
  // The service refuses it while photos are being imported.
  const whyNot = activation.phase === 'importing' ? t('activation.importing.wait') : whyNoActions(activation);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return (
    <section className={styles.section}>
      <h3>{t('storage.deleteAll.title')}</h3>
      <p>{t('storage.deleteAll.text')}</p>
      <Button ref={button} icon="trash" disabledReason={whyNot} onClick={onStart}>
        {t('storage.deleteAll.title')}
      </Button>
    </section>
  );
}
