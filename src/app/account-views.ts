import type { ComponentType } from 'react';
import type { RouteKey } from '#paths';
import { accountPage } from './account-page.tsx';

/** What shows the pages that are none of photos. Which script each has is none of the photos' business (F1). */
const accountViews = {
  home: () => import('./pages/home-page.tsx').then(({ HomePage }) => HomePage),
  downloads: () => import('#features/downloads/downloads-screen.tsx').then(({ DownloadsScreen }) => DownloadsScreen),
  export: () => import('#features/export/export-screen.tsx').then(({ ExportScreen }) => ExportScreen),
  order: () => import('#features/orders/order-screen.tsx').then(({ OrderScreen }) => OrderScreen),
  settings: () => import('./pages/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
  b2bSettings: () => import('./pages/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
  personalDetails: () => import('#features/settings/personal-details-screen.tsx').then(({ PersonalDetailsScreen }) => PersonalDetailsScreen),
  paymentMethod: () => import('#features/settings/payment-method-screen.tsx').then(({ PaymentMethodScreen }) => PaymentMethodScreen),
  savedProjects: () => import('#features/saved-projects/saved-projects-screen.tsx').then(({ SavedProjectsScreen }) => SavedProjectsScreen),
} as const satisfies Partial<Record<RouteKey, () => Promise<ComponentType>>>;

export type AccountViewKey = keyof typeof accountViews;

/** What shows such a page, as this customer sees it. */
export async function accountView(key: AccountViewKey): Promise<ComponentType> {
  return accountPage(await accountViews[key]());
}
