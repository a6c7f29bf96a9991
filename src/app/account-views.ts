import type { ComponentType } from 'react';
import type { RouteKey } from '#paths';

/** What shows the pages that are none of photos. Which script each has is none of the photos' business (F1). */
export const accountViews = {
  home: () => import('./pages/home-page.tsx').then(({ HomePage }) => HomePage),
  downloads: () => import('#features/downloads/downloads-screen.tsx').then(({ DownloadsScreen }) => DownloadsScreen),
  export: () => import('#features/export/export-screen.tsx').then(({ ExportScreen }) => ExportScreen),
  order: () => import('#features/orders/order-screen.tsx').then(({ OrderScreen }) => OrderScreen),
} as const satisfies Partial<Record<RouteKey, () => Promise<ComponentType>>>;

export type AccountViewKey = keyof typeof accountViews;
