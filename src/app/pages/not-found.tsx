import { matchRoutes, Navigate, useLocation } from 'react-router';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { addressesOf, paths, type RouteKey } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import { NotFoundDrawing } from '#ui/drawings/state-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { currentVisitor, mayVisit, type Visitor } from '../access/access.ts';

/** Page of addresses that no page has, ours or the vendor's. */
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

/** Pages whose paths the documents name without the id that they take. */
const withId = ['address', 'b2bAddress'] as const satisfies readonly RouteKey[];

/**
 * Redirect of the path of a delivery address that names none: to the list of them (O85), or home for customers who have none.
 * @returns undefined for any other path
 */
export function withoutId(pathname: string, visitor: Visitor): string | undefined {
  const key = withId.find((one) =>
    matchRoutes(
      addressesOf(one).map((address) => ({ path: address.replace('/:id', '') })),
      { pathname },
    ),
  );
  return key && (mayVisit(key, visitor) ? paths.addresses() : paths.home());
}
