import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button-class.ts';
import { NotFoundDrawing } from '#ui/drawings/not-found-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** There is no such address among those of the customer. */
export function AddressGone() {
  const toAll = (
    <Link to={paths.addresses()} className={buttonClass('primary')}>
      {t('addresses.gone.toAll')}
    </Link>
  );
  return (
    <EmptyState drawing={<NotFoundDrawing />} title={t('addresses.gone.title')} actions={toAll}>
      <p>{t('addresses.gone.text')}</p>
    </EmptyState>
  );
}
