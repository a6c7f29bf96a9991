import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import styles from './print-button.module.css';

/** Puts the order on paper. */
export function PrintButton() {
  return (
    <Button icon="print" className={styles.button} onClick={() => window.print()}>
      {t('order.print')}
    </Button>
  );
}
