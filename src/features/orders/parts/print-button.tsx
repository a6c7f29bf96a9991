import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';

/** Puts the order on paper. */
export function PrintButton() {
  return (
    <Button icon="print" onClick={() => window.print()}>
      {t('order.print')}
    </Button>
  );
}
