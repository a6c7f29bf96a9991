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

/** Pages that are not for everybody (O5). Whoever may not see one is sent to the account's home before anything protected is asked for (S52, S53). */
const rules: Partial<Record<RouteKey, Rule>> = {
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
};

/** Whether this customer may see a page. */
export function mayVisit(key: RouteKey, visitor: Visitor): boolean {
  return rules[key]?.(visitor) ?? true;
}
