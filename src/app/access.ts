import type { RouteKey } from '#paths';
import type { GateName } from '#vendor/gate-rules.ts';

/** What decides where a customer may go. */
export interface Visitor {
  isBusinessUser: boolean;
  isOpen: (gate: GateName) => boolean;
}

type Rule = (visitor: Visitor) => boolean;

const business: Rule = ({ isBusinessUser }) => isBusinessUser;
const consumers: Rule = ({ isBusinessUser }) => !isBusinessUser;
const library: Rule = ({ isOpen }) => isOpen('library');
const albums: Rule = ({ isOpen }) => isOpen('albums');
const sharedAlbums: Rule = ({ isOpen }) => isOpen('sharedAlbums');

/** Pages that everybody may see. A type, which weighs nothing on the first screen (F1); a page that is neither here nor below does not compile. */
type ForEverybody =
  | 'home'
  | 'logout'
  | 'orders'
  | 'order'
  | 'savedProjects'
  | 'settings'
  | 'personalDetails'
  | 'paymentMethod'
  | 'email'
  | 'addresses'
  | 'newAddress'
  | 'address'
  | 'accountDeleted'
  | 'deleteAccountConfirmation'
  | 'deleteAccountError'
  | 'changeEmailConfirmation'
  | 'changeEmailSuccess'
  | 'changeEmailError'
  | 'subscriptionConfirmation'
  | 'subscriptionConfirmationSuccess'
  | 'subscriptionConfirmationError';

/** Who may see a page (O5). Whoever may not is sent to the account's home before anything protected is asked for (S52, S53). */
const rules = {
  myPhotos: library,
  photos: library,
  photoPreview: library,
  albums,
  album: albums,
  albumPhotoPreview: albums,
  sharedAlbum: sharedAlbums,
  sharedAlbumPhotoPreview: sharedAlbums,
  export: library,
  downloads: library,
  widgets: consumers,
  widget: consumers,
  b2bSettings: business,
  b2bEmail: business,
  newB2bAddress: business,
  b2bAddress: business,
  invoices: business,
  integration: business,
} as const satisfies Record<Exclude<RouteKey, ForEverybody>, Rule>;

/** Whether this customer may see a page. */
export function mayVisit(key: RouteKey, visitor: Visitor): boolean {
  const known: Partial<Record<RouteKey, Rule>> = rules;
  return known[key]?.(visitor) ?? true;
}
