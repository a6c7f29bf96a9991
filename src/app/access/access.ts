import { isCurrentBusinessUser } from '#customer/business-user.ts';
import type { RouteKey } from '#paths';
import { isOpen } from '#vendor/flags/flag-atoms.ts';
import type { GateName } from '#vendor/flags/flag-rules.ts';
import { routeAt } from '#vendor/route-at.ts';

/** Facts that decide where a customer may go. */
export interface Visitor {
  isBusinessUser: boolean;
  isOpen: (gate: GateName) => boolean;
}

type Rule = (visitor: Visitor) => boolean;

const everybody: Rule = () => true;
const business: Rule = ({ isBusinessUser }) => isBusinessUser;
const consumers: Rule = ({ isBusinessUser }) => !isBusinessUser;
const library: Rule = (visitor) => visitor.isOpen('library');
const prints: Rule = (visitor) => visitor.isOpen('library') && visitor.isOpen('orderPrints');
const albums: Rule = (visitor) => visitor.isOpen('albums');
const sharedAlbums: Rule = (visitor) => visitor.isOpen('sharedAlbums');

/** Rules of who may see each page (O5). Other customers are sent to the account's home before anything protected is requested (S52, S53). */
const rules = {
  home: everybody,
  logout: everybody,
  myPhotos: library,
  photos: library,
  photoPreview: library,
  albums,
  album: albums,
  albumPhotoPreview: albums,
  sharedAlbum: sharedAlbums,
  sharedAlbumPhotoPreview: sharedAlbums,
  printTray: prints,
  printTrayPhoto: prints,
  printTrayReceived: prints,
  export: library,
  downloads: library,
  orders: everybody,
  order: everybody,
  savedProjects: everybody,
  widgets: consumers,
  widget: consumers,
  settings: everybody,
  personalDetails: everybody,
  paymentMethod: everybody,
  email: everybody,
  addresses: everybody,
  newAddress: everybody,
  address: everybody,
  b2bSettings: business,
  b2bEmail: business,
  newB2bAddress: business,
  b2bAddress: business,
  invoices: business,
  integration: business,
  accountDeleted: everybody,
  deleteAccountConfirmation: everybody,
  deleteAccountError: everybody,
  changeEmailConfirmation: everybody,
  changeEmailSuccess: everybody,
  changeEmailError: everybody,
  subscriptionConfirmation: everybody,
  subscriptionConfirmationSuccess: everybody,
  subscriptionConfirmationError: everybody,
} as const satisfies Record<RouteKey, Rule>;

/** Whether this customer may see a page. */
export function mayVisit(key: RouteKey, visitor: Visitor): boolean {
  return rules[key](visitor);
}

/** Whether the page at an address is closed to this customer. Where no page is, none opens. See: [Note: One reading of addresses] */
export function isClosedAt(pathname: string, visitor: Visitor): boolean {
  const route = routeAt(pathname);
  return route !== undefined && !mayVisit(route.key, visitor);
}

/** The present customer, as far as it decides what she may see. */
export function currentVisitor(): Visitor {
  return { isBusinessUser: isCurrentBusinessUser(), isOpen };
}
