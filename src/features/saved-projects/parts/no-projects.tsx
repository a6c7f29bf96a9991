import { t } from '#i18n/texts.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyProjectsDrawing } from '#ui/drawings/empty-projects-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useVendorConfig, webAddress } from '#vendor/vendor-config.ts';

/** Nothing has been started, or all of it was ordered (A2.96). */
export function NoProjects() {
  const shopUrl = webAddress(useVendorConfig().shopUrl);
  return (
    <EmptyState
      drawing={<EmptyProjectsDrawing />}
      title={t('projects.empty')}
      actions={
        shopUrl !== undefined && (
          <a href={shopUrl} className={buttonClass('primary')}>
            {t('projects.toShop')}
          </a>
        )
      }
    >
      <p>{t('projects.empty.text')}</p>
    </EmptyState>
  );
}
