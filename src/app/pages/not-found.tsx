import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button-class.ts';
import { NotFoundDrawing } from '#ui/drawings/not-found-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** For addresses that no page has, ours or the vendor's. */
export function NotFound() {
  const home = (
    <Link to={paths.home()} className={buttonClass('primary')}>
      {t('notFound.toHome')}
    </Link>
  );
  return (
    <EmptyState level={1} drawing={<NotFoundDrawing />} title={t('notFound.title')} actions={home}>
      <p>{t('notFound.text')}</p>
    </EmptyState>
  );
}
