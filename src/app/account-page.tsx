import { Suspense, lazy, type ComponentType } from 'react';
import { isCurrentBusinessUser } from '#session/business-user.ts';
import { ScreenPlaceholder } from './pages/screen-placeholder.tsx';

const BusinessPage = lazy(() => import('#features/b2b/business-page.tsx').then((module) => ({ default: module.BusinessPage })));

/** A page of the account, for business customers below what they are to know of it (A6.8). */
export function accountPage(Page: ComponentType): ComponentType {
  return function AccountPage() {
    if (!isCurrentBusinessUser()) return <Page />;
    return (
      <Suspense fallback={<ScreenPlaceholder />}>
        <BusinessPage placeholder={<ScreenPlaceholder />}>
          <Page />
        </BusinessPage>
      </Suspense>
    );
  };
}
