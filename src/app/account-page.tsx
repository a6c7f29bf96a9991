import type { ComponentType } from 'react';
import { BusinessPage } from '#features/b2b/business-page.tsx';
import { isCurrentBusinessUser } from '#customer/business-user.ts';

/** A page of the account, for business customers below what they are to know of it (A6.8). */
export function accountPage(Page: ComponentType): ComponentType {
  return function AccountPage() {
    if (!isCurrentBusinessUser()) return <Page />;
    return (
      <BusinessPage>
        <Page />
      </BusinessPage>
    );
  };
}
