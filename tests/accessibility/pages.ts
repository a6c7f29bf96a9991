import type { RouteKey } from '#paths';
import type { PageCase } from './page-case.ts';
import { accountPages } from './pages-account.ts';
import { linkPages } from './pages-of-links.ts';
import { photoPages } from './pages-photos.ts';

const cases = { ...photoPages, ...accountPages, ...linkPages };

/** The pages of the app by their keys; one that is missing here does not compile. */
export const pages: Record<Exclude<RouteKey, keyof typeof withoutPage>, PageCase> = cases;

/** Addresses at which nothing shows. */
export const withoutPage = {
  logout: 'It signs out and leads to the sign-in.',
  myPhotos: 'It leads to the photos.',
} as const satisfies Partial<Record<RouteKey, string>>;
