import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { accountFailureTexts } from '#api/account-failure-texts.ts';
import { provideFailureTexts } from '#api/failure-text.ts';
import { isCurrentBusinessUser } from '#customer/business-user.ts';
import { addressQueries, customerQuery } from '#customer/queries.ts';
import { BusinessPage } from '#features/b2b/business-page.tsx';
import type { RouteKey } from '#paths';

provideFailureTexts(accountFailureTexts);

/** Loaders of the components of pages without photos. The table is a script of its own: photo pages need none of it (F1). */
const accountViews = {
  home: () => import('./home-page.tsx').then(({ HomePage }) => HomePage),
  downloads: () => import('#features/downloads/downloads-screen.tsx').then(({ DownloadsScreen }) => DownloadsScreen),
  export: () => import('./export-page.tsx').then(({ ExportPage }) => ExportPage),
  widgets: () => import('#features/widgets/widgets-screen.tsx').then(({ WidgetsScreen }) => WidgetsScreen),
  widget: () => import('#features/widgets/widget-screen.tsx').then(({ WidgetScreen }) => WidgetScreen),
  orders: () => import('#features/orders/orders-screen.tsx').then(({ OrdersScreen }) => OrdersScreen),
  order: () => import('#features/orders/order-screen.tsx').then(({ OrderScreen }) => OrderScreen),
  settings: () => import('./settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
  b2bSettings: () => import('./settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
  personalDetails: () =>
    import('#features/settings/personal-details-screen.tsx').then(({ PersonalDetailsScreen }) => PersonalDetailsScreen),
  paymentMethod: () =>
    import('#features/settings/payment-method-screen.tsx').then(({ PaymentMethodScreen }) => PaymentMethodScreen),
  savedProjects: () =>
    import('#features/saved-projects/saved-projects-screen.tsx').then(({ SavedProjectsScreen }) => SavedProjectsScreen),
  invoices: () => import('#features/b2b/invoices-screen.tsx').then(({ InvoicesScreen }) => InvoicesScreen),
  integration: () => import('#features/b2b/integration-screen.tsx').then(({ IntegrationScreen }) => IntegrationScreen),
  email: () =>
    import('#features/email-change/email-change-screen.tsx').then(({ EmailChangeScreen }) => EmailChangeScreen),
  b2bEmail: () =>
    import('#features/email-change/email-change-screen.tsx').then(({ EmailChangeScreen }) => EmailChangeScreen),
  addresses: () => import('#features/addresses/addresses-screen.tsx').then(({ AddressesScreen }) => AddressesScreen),
  newAddress: () => import('#features/addresses/address-screen.tsx').then(({ NewAddressScreen }) => NewAddressScreen),
  address: () => import('#features/addresses/address-screen.tsx').then(({ AddressScreen }) => AddressScreen),
  newB2bAddress: () =>
    import('#features/addresses/address-screen.tsx').then(({ NewB2bAddressScreen }) => NewB2bAddressScreen),
  b2bAddress: () => import('#features/addresses/address-screen.tsx').then(({ B2bAddressScreen }) => B2bAddressScreen),
} as const satisfies Partial<Record<RouteKey, () => Promise<ComponentType>>>;

/** Loaders of pages that a mail leads to, and of those without sign-in: they request nothing but what they are for. */
const plainViews = {
  changeEmailConfirmation: () =>
    import('#features/email-change/confirmation-screens.tsx').then(
      ({ EmailConfirmationScreen }) => EmailConfirmationScreen,
    ),
  changeEmailError: () =>
    import('#features/email-change/confirmation-screens.tsx').then(({ EmailErrorScreen }) => EmailErrorScreen),
  changeEmailSuccess: () =>
    import('#features/email-change/confirmation-screens.tsx').then(({ EmailChangedScreen }) => EmailChangedScreen),
  deleteAccountConfirmation: () =>
    import('#features/account-deletion/confirmation-screens.tsx').then(
      ({ DeletionConfirmationScreen }) => DeletionConfirmationScreen,
    ),
  deleteAccountError: () =>
    import('#features/account-deletion/confirmation-screens.tsx').then(
      ({ DeletionErrorScreen }) => DeletionErrorScreen,
    ),
  accountDeleted: () =>
    import('#features/account-deletion/confirmation-screens.tsx').then(
      ({ AccountDeletedScreen }) => AccountDeletedScreen,
    ),
  subscriptionConfirmation: () =>
    import('#features/newsletter/confirmation-screens.tsx').then(
      ({ SubscriptionConfirmationScreen }) => SubscriptionConfirmationScreen,
    ),
  subscriptionConfirmationSuccess: () =>
    import('#features/newsletter/confirmation-screens.tsx').then(
      ({ SubscriptionConfirmedScreen }) => SubscriptionConfirmedScreen,
    ),
  subscriptionConfirmationError: () =>
    import('#features/newsletter/confirmation-screens.tsx').then(
      ({ SubscriptionErrorScreen }) => SubscriptionErrorScreen,
    ),
} as const satisfies Partial<Record<RouteKey, () => Promise<ComponentType>>>;

/** First reads of pages, whatever their answers; `params` are those of the page's address. */
const firstReads: Partial<Record<AccountViewKey, FirstReads>> = {
  home: (client) => import('./home-reads.ts').then(({ startHomeReads }) => startHomeReads(client)),
  orders: (client) =>
    import('#features/orders/queries.ts').then(({ orderQueries }) => client.prefetchQuery(orderQueries.list())),
  order: (client, { orderCode = '' }) =>
    import('#features/orders/queries.ts').then(({ orderQueries }) =>
      client.prefetchQuery(orderQueries.detail(orderCode)),
    ),
  settings: (client) => client.prefetchQuery(customerQuery()),
  personalDetails: (client) => client.prefetchQuery(customerQuery()),
  addresses: (client) => client.prefetchQuery(addressQueries.list()),
};

type FirstReads = (client: QueryClient, params: Readonly<Record<string, string | undefined>>) => Promise<unknown>;

export type AccountViewKey = keyof typeof accountViews | keyof typeof plainViews;

/** Component of such a page, as this customer sees it. */
export async function accountView(key: AccountViewKey): Promise<ComponentType> {
  return isPlain(key) ? plainViews[key]() : accountPage(await accountViews[key]());
}

/** Starts what such a page reads first, which it then begins with (F13). @returns settles once all of it succeeded or failed */
export async function startAccountReads(key: AccountViewKey, ...given: Parameters<FirstReads>): Promise<void> {
  await firstReads[key]?.(...given);
}

function isPlain(key: AccountViewKey): key is keyof typeof plainViews {
  return key in plainViews;
}

/** Wraps a page of the account: business customers see it below what they are to know of their account. */
function accountPage(Page: ComponentType): ComponentType {
  return function AccountPage() {
    if (!isCurrentBusinessUser()) return <Page />;
    return (
      <BusinessPage>
        <Page />
      </BusinessPage>
    );
  };
}
