import { Navigate, useLocation } from 'react-router';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button-class.ts';
import { NotFoundDrawing } from '#ui/drawings/not-found-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { withoutId } from '../address-without-id.ts';
import { currentVisitor } from '../visitor.ts';

/** For addresses that no page has, ours or the vendor's; or hardly one (O85). */
export function NotFound() {
  const elsewhere = withoutId(useLocation().pathname, currentVisitor());
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />;
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
