import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button-class.ts';
import { MailDoneDrawing } from '#ui/drawings/mail-done-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ShopButton } from '#vendor/shop-button.tsx';

/** After the e-mail address was changed (A2.37 to A2.39). */
export function EmailChangedScreen() {
  const actions = (
    <>
      <Link to={paths.home()} className={buttonClass('primary')}>
        {t('emailChange.logIn')}
      </Link>
      <ShopButton label={t('shop.continue')} />
    </>
  );
  return (
    <EmptyState level={1} drawing={<MailDoneDrawing />} title={t('emailChange.done')} actions={actions}>
      <p>{t('emailChange.done.text')}</p>
    </EmptyState>
  );
}
