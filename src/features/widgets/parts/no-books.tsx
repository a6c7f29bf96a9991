import { t } from '#i18n/texts.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-library-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useVendorConfig, webAddress } from '#vendor/vendor-config.ts';

/** No photo book has been ordered yet. */
export function NoBooks() {
  const shop = webAddress(useVendorConfig().shopUrl);
  return (
    <EmptyState
      drawing={<EmptyLibraryDrawing />}
      title={t('widgets.empty.title')}
      actions={
        shop !== undefined && (
          <a href={shop} className={buttonClass('primary')}>
            {t('widgets.empty.toShop')}
          </a>
        )
      }
    >
      <p>{t('widgets.empty.text')}</p>
    </EmptyState>
  );
}
