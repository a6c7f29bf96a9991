/**
 * Every path of the app, by route key; parameters as `:name`. O1 to O4, O85. A vendor may put others in their place.
 */
export const routePaths = {
  home: '/',
  logout: '/logout',
  myPhotos: '/my-photos',
  photos: '/my-photos/photos',
  photoPreview: '/my-photos/photos/preview/:id',
  albums: '/my-photos/albums',
  album: '/my-photos/albums/:id',
  albumPhotoPreview: '/my-photos/albums/:id/preview/:photoId',
  sharedAlbum: '/my-photos/shared-albums/:id',
  sharedAlbumPhotoPreview: '/my-photos/shared-albums/:id/preview/:photoId',
  printTray: '/my-photos/print-tray',
  printTrayPhoto: '/my-photos/print-tray/preview/:photoId',
  printTrayReceived: '/my-photos/print-tray/received/:ids',
  export: '/my-photos/exports/:backupId',
  downloads: '/downloads',
  orders: '/orders',
  order: '/orders/:orderCode',
  savedProjects: '/saved-projects',
  widgets: '/online-products',
  widget: '/online-products/:productCode',
  settings: '/settings',
  personalDetails: '/settings/personal-details',
  paymentMethod: '/settings/payment-method',
  email: '/settings/email',
  addresses: '/settings/addresses/all',
  newAddress: '/settings/new-address',
  address: '/settings/address/:id',
  b2bSettings: '/settings/b2b',
  b2bEmail: '/settings/b2b/email',
  newB2bAddress: '/settings/b2b/new-address',
  b2bAddress: '/settings/b2b/address/:id',
  invoices: '/invoices',
  integration: '/integration',
  accountDeleted: '/account-deleted',
  deleteAccountConfirmation: '/delete-account-confirmation',
  deleteAccountError: '/delete-account-error',
  changeEmailConfirmation: '/change-email-confirmation',
  changeEmailSuccess: '/change-email-success',
  changeEmailError: '/change-email-error',
  subscriptionConfirmation: '/subscription-confirmation',
  subscriptionConfirmationSuccess: '/subscription-confirmation-success',
  subscriptionConfirmationError: '/subscription-confirmation-error',
} as const satisfies Record<string, `/${string}`>;

export type RouteKey = keyof typeof routePaths;

/** Query parameters of a page, besides `stripped`. */
interface RouteQueries {
  /** The month that holds the photo, as YYYY-MM: a reload then finds it at once. */
  photoPreview: { in?: string };
  /** Opens what adds photos: a link to another device. */
  photos: { add?: true };
  album: { add?: true };
  /** The months that its photos were taken in, as far as they are few: they are found sooner. */
  printTrayReceived: { in?: string };
  albums: { q?: string };
  orders: { page?: number; order_state?: 'inProgress' | 'history'; q?: string };
  savedProjects: { page?: number };
  invoices: { page?: number; year?: string; q?: string };
}

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Query<Key extends RouteKey> = Key extends keyof RouteQueries ? RouteQueries[Key] : unknown;
type Target<Key extends RouteKey> = Record<ParamName<(typeof routePaths)[Key]>, string> & Query<Key>;
type Builder<Key extends RouteKey> = [ParamName<(typeof routePaths)[Key]>] extends [never]
  ? (target?: Target<Key>) => string
  : (target: Target<Key>) => string;

/** Pages whose address needs no parameter. */
export type PlainRouteKey = {
  [Key in RouteKey]: [ParamName<(typeof routePaths)[Key]>] extends [never] ? Key : never;
}[RouteKey];

/** The keys of all pages. */
export const routeKeys = Object.keys(routePaths) as RouteKey[];
const parameter = /:(\w+)/g;
let vendorPaths: Partial<Record<RouteKey, string>> = {};

/** A path at which a page is found. */
export interface Address {
  key: RouteKey;
  path: string;
}

let addresses = addressesOfAll();

/**
 * The address of every page: `paths.album({ id })`. Parameters are percent-encoded, anything else becomes the query, and
 * stripped=true stays on when the page that links has it (P2.16).
 */
export const paths = Object.fromEntries(
  routeKeys.map((key) => [key, (target: object = {}) => build(pathOf(key), target)]),
) as {
  [Key in RouteKey]: Builder<Key>;
};

/** The path pattern of a route as the vendor has it. */
export function pathOf(key: RouteKey): string {
  return vendorPaths[key] ?? routePaths[key];
}

/** The paths at which a page is found: ours, and the vendor's where it has one (A1.17). */
export function addressesOf(key: RouteKey): string[] {
  return [...new Set([routePaths[key], pathOf(key)])];
}

/** The paths of all pages, ours and the vendor's: the same list until the vendor's paths change. */
export function allAddresses(): readonly Address[] {
  return addresses;
}

/**
 * The address of a page as it is known outside, whatever the vendor calls it: the authority comes back to registered
 * addresses alone (O133). stripped=true stays on (P2.16).
 */
export function registeredAddress(key: PlainRouteKey): string {
  return build(routePaths[key], {});
}

/**
 * Puts a vendor's own paths into use (O83, A1.17): route key -> path, parameters as `:name` or `{name}`. A path counts
 * only when it is one of this site, takes the same parameters and is no other page's, whose parameters may have other names
 * and whose letters another case. The app's own paths go on working.
 * @returns the keys in use
 */
export function applyVendorRoutes(routes: Readonly<Record<string, string>> = {}): RouteKey[] {
  vendorPaths = {};
  const claimed = new Set(Object.values(routePaths).map(samePathsAs));
  for (const key of routeKeys) {
    const path = Object.hasOwn(routes, key) ? routes[key]?.replace(/\{(\w+)\}/g, ':$1') : undefined;
    if (path === undefined || claimed.has(samePathsAs(path)) || !fits(path, routePaths[key])) continue;
    claimed.add(samePathsAs(path));
    vendorPaths[key] = path;
  }
  addresses = addressesOfAll();
  return routeKeys.filter((key) => vendorPaths[key] !== undefined);
}

/** Whether the page shows itself with reduced chrome (A1.18). */
export function isStripped(search: string = globalThis.location?.search ?? ''): boolean {
  return new URLSearchParams(search).get('stripped') === 'true';
}

function build(pattern: string, target: object): string {
  const values = new Map<string, unknown>(Object.entries(target));
  const pathname = pattern.replace(parameter, (_, name: string) => {
    const value = encodeURIComponent(String(values.get(name)));
    values.delete(name);
    return value;
  });
  const query = new URLSearchParams();
  for (const [name, value] of values) {
    if (value !== undefined) query.set(name, String(value));
  }
  if (isStripped()) query.set('stripped', 'true');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** A plain path of this site with exactly the parameters of the one it stands in for. */
function fits(path: string, original: string): boolean {
  const plain = /^(?:\/(?:[\w.~-]+|:\w+))+$/.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path);
  return plain && parametersOf(path) === parametersOf(original);
}

/** One text for all patterns that lead to the same addresses. */
function samePathsAs(path: string): string {
  return path.replace(parameter, ':').toLowerCase();
}

function addressesOfAll(): Address[] {
  return routeKeys.flatMap((key) => addressesOf(key).map((path) => ({ key, path })));
}

function parametersOf(path: string): string {
  return [...path.matchAll(parameter)]
    .map(([, name]) => name)
    .sort()
    .join();
}
