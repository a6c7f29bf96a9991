import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button-class.ts';
import { AccountDeletedDrawing } from '#ui/drawings/account-deleted-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ShopButton } from '#vendor/shop-button.tsx';

/** After the account was deleted (A2.33 to A2.36). */
export function AccountDeletedScreen() {
  const actions = (
    <>
      <Link to={paths.home()} className={buttonClass('primary')}>
        {t('accountDeletion.createAccount')}
      </Link>
      <ShopButton label={t('accountDeletion.viewProducts')} />
    </>
  );
  return (
    <EmptyState level={1} drawing={<AccountDeletedDrawing />} title={t('accountDeletion.done')} actions={actions}>
      <p>{t('accountDeletion.done.text')}</p>
    </EmptyState>
  );
}
