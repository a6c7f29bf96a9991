import { isLoopback } from '#lib/loopback.ts';
import { plainHost } from '#lib/plain-host.ts';

/** A vendor as its public configuration knows it (O162): what is under `account.<host>.example`. */
export type Vendor = {
  /** The host without `account.` and `.example`. */
  host: string;
  brand: string;
  kind: 'photo book' | 'poster' | 'print';
  locale: string;
  country: string;
  /** Id of the vendor for the services. */
  key: string;
  /** Paths of its own: route key -> path. */
  routes?: Readonly<Record<string, string>>;
};

/** The French poster shop speaks French in its addresses, too. */
const frenchRoutes = {
  orders: '/mes-commandes',
  order: '/mes-commandes/{orderCode}',
  savedProjects: '/mes-projets',
  settings: '/mes-parametres',
  personalDetails: '/mes-parametres/coordonnees',
  photos: '/mes-photos',
  photoPreview: '/mes-photos/{id}',
  logout: '/deconnexion',
  accountDeleted: '/compte-supprime',
  changeEmailSuccess: '/adresse-modifiee',
  subscriptionConfirmation: '/inscription',
  subscriptionConfirmationSuccess: '/inscription/merci',
  subscriptionConfirmationError: '/inscription/erreur',
};

export const vendors: readonly [Vendor, ...Vendor[]] = [
  { host: 'folioleaf-uk', brand: 'Folioleaf', kind: 'photo book', country: 'GB', locale: 'en-GB', key: 'folioleaf-uk' },
  { host: 'folioleaf-nl', brand: 'Folioleaf', kind: 'photo book', country: 'NL', locale: 'nl-NL', key: 'folioleaf-nl' },
  { host: 'folioleaf-be', brand: 'Folioleaf', kind: 'photo book', country: 'BE', locale: 'nl-BE', key: 'folioleaf-be' },
  { host: 'folioleaf-fr', brand: 'Folioleaf', kind: 'photo book', country: 'FR', locale: 'fr-FR', key: 'folioleaf-fr' },
  { host: 'folioleaf-es', brand: 'Folioleaf', kind: 'photo book', country: 'ES', locale: 'es-ES', key: 'folioleaf-es' },
  { host: 'folioleaf-it', brand: 'Folioleaf', kind: 'photo book', country: 'IT', locale: 'it-IT', key: 'folioleaf-it' },
  { host: 'folioleaf-pt', brand: 'Folioleaf', kind: 'photo book', country: 'PT', locale: 'pt-PT', key: 'folioleaf-pt' },
  { host: 'folioleaf-at', brand: 'Folioleaf', kind: 'photo book', country: 'AT', locale: 'de-AT', key: 'folioleaf-at' },
  { host: 'norrleaf-dk', brand: 'Norrleaf', kind: 'photo book', country: 'DK', locale: 'da-DK', key: 'norrleaf-dk' },
  { host: 'norrleaf-no', brand: 'Norrleaf', kind: 'photo book', country: 'NO', locale: 'nb-NO', key: 'norrleaf-no' },
  // The services know this host by an alias of the sister brand.
  { host: 'bildvik-se', brand: 'Bildvik', kind: 'photo book', country: 'SE', locale: 'sv-SE', key: 'norrleaf-se' },
  { host: 'wallbay-uk', brand: 'Wallbay', kind: 'poster', country: 'GB', locale: 'en-GB', key: 'wallbay-uk' },
  // German texts are the Austrian ones.
  { host: 'wallbay-de', brand: 'Wallbay', kind: 'poster', country: 'DE', locale: 'de-AT', key: 'wallbay-de' },
  { host: 'wallbay-nl', brand: 'Wallbay', kind: 'poster', country: 'NL', locale: 'nl-NL', key: 'wallbay-nl' },
  {
    host: 'wallbay-fr',
    brand: 'Wallbay',
    kind: 'poster',
    country: 'FR',
    locale: 'fr-FR',
    key: 'wallbay-fr',
    routes: frenchRoutes,
  },
  { host: 'printmoor-uk', brand: 'Printmoor', kind: 'print', country: 'GB', locale: 'en-GB', key: 'printmoor-uk' },
  { host: 'printmoor-nl', brand: 'Printmoor', kind: 'print', country: 'NL', locale: 'nl-NL', key: 'printmoor-nl' },
];

export const vendorHosts = vendors.map(({ host }) => host);
export const vendorAcrValues = vendors.map(({ key }) => `vendor:${key}`);
export const locales = [...new Set(vendors.map(({ locale }) => locale))];

/**
 * The vendor of a host: `account.<vendor>.example` or `.localhost`, with or without a test prefix. Plain local names
 * are the default vendor's; any other host has no vendor.
 */
export function vendorOfHost(host: string): Vendor | undefined {
  const name = plainHost(host);
  const [, key] =
    /^(?:(?:[a-z]+-)*(?:account|www|test|acc|acceptance)\.)+([\w-]+)\.(?:example|localhost)$/.exec(name) ?? [];
  const vendor = vendors.find((one) => one.host === key);
  if (vendor) return vendor;
  return isLoopback(name) ? vendors[0] : undefined;
}
