import type { ComponentType } from 'react';
import { accountFailureTexts } from '#api/account-failure-texts.ts';
import { provideFailureTexts } from '#api/failure-text.ts';
import type { RouteKey } from '#paths';
import { accountPage } from './account-page.tsx';

provideFailureTexts(accountFailureTexts);

/** What shows the pages that are none of photos. Which script each has is none of the photos' business (F1). */
const accountViews = {
  home: () => import('./pages/home-page.tsx').then(({ HomePage }) => HomePage),
  downloads: () => import('#features/downloads/downloads-screen.tsx').then(({ DownloadsScreen }) => DownloadsScreen),
  export: () => import('#features/export/export-screen.tsx').then(({ ExportScreen }) => ExportScreen),
  widgets: () => import('#features/widgets/widgets-screen.tsx').then(({ WidgetsScreen }) => WidgetsScreen),
  widget: () => import('#features/widgets/widget-screen.tsx').then(({ WidgetScreen }) => WidgetScreen),
  orders: () => import('#features/orders/orders-screen.tsx').then(({ OrdersScreen }) => OrdersScreen),
  order: () => import('#features/orders/order-screen.tsx').then(({ OrderScreen }) => OrderScreen),
  settings: () => import('./pages/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
  b2bSettings: () => import('./pages/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
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
  newAddress: () =>
    import('#features/addresses/new-address-screen.tsx').then(({ NewAddressScreen }) => NewAddressScreen),
  address: () => import('#features/addresses/address-screen.tsx').then(({ AddressScreen }) => AddressScreen),
  newB2bAddress: () =>
    import('#features/addresses/new-address-screen.tsx').then(({ NewB2bAddressScreen }) => NewB2bAddressScreen),
  b2bAddress: () => import('#features/addresses/address-screen.tsx').then(({ B2bAddressScreen }) => B2bAddressScreen),
} as const satisfies Partial<Record<RouteKey, () => Promise<ComponentType>>>;

/** The same of pages that a mail leads to, and of those without sign-in: they ask for nothing but what they are for. */
const plainViews = {
  changeEmailConfirmation: () =>
    import('#features/email-change/email-confirmation-screen.tsx').then(
      ({ EmailConfirmationScreen }) => EmailConfirmationScreen,
    ),
  changeEmailError: () =>
    import('#features/email-change/email-error-screen.tsx').then(({ EmailErrorScreen }) => EmailErrorScreen),
  changeEmailSuccess: () =>
    import('#features/email-change/email-changed-screen.tsx').then(({ EmailChangedScreen }) => EmailChangedScreen),
  deleteAccountConfirmation: () =>
    import('#features/account-deletion/deletion-confirmation-screen.tsx').then(
      ({ DeletionConfirmationScreen }) => DeletionConfirmationScreen,
    ),
  deleteAccountError: () =>
    import('#features/account-deletion/deletion-error-screen.tsx').then(
      ({ DeletionErrorScreen }) => DeletionErrorScreen,
    ),
  accountDeleted: () =>
    import('#features/account-deletion/account-deleted-screen.tsx').then(
      ({ AccountDeletedScreen }) => AccountDeletedScreen,
    ),
  subscriptionConfirmation: () =>
    import('#features/newsletter/subscription-confirmation-screen.tsx').then(
      ({ SubscriptionConfirmationScreen }) => SubscriptionConfirmationScreen,
    ),
  subscriptionConfirmationSuccess: () =>
    import('#features/newsletter/subscription-confirmed-screen.tsx').then(
      ({ SubscriptionConfirmedScreen }) => SubscriptionConfirmedScreen,
    ),
  subscriptionConfirmationError: () =>
    import('#features/newsletter/subscription-error-screen.tsx').then(
      ({ SubscriptionErrorScreen }) => SubscriptionErrorScreen,
    ),
} as const satisfies Partial<Record<RouteKey, () => Promise<ComponentType>>>;

export type AccountViewKey = keyof typeof accountViews | keyof typeof plainViews;

/** What shows such a page, as this customer sees it. */
export async function accountView(key: AccountViewKey): Promise<ComponentType> {
  return isPlain(key) ? plainViews[key]() : accountPage(await accountViews[key]());
}

function isPlain(key: AccountViewKey): key is keyof typeof plainViews {
  return key in plainViews;
}
