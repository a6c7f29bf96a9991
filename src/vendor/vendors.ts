import type { Brand } from '#ui/theme/brands.ts';

/** The locales that the product is translated into (O164); every vendor uses one of them. */
export const locales = [
  'en-GB',
  'nl-NL',
  'es-ES',
  'fr-FR',
  'nl-BE',
  'de-AT',
  'it-IT',
  'da-DK',
  'pt-PT',
  'nb-NO',
  'sv-SE',
] as const;

export type Locale = (typeof locales)[number];

/** Properties of one host of the product (O162). */
export interface Vendor {
  /** The production host. Test, acceptance and local hosts derive from it. */
  host: `account.${string}`;
  brand: Brand;
  kind: 'photo book' | 'poster' | 'print';
  /** ISO 3166 country code (A9.9). */
  country: string;
  locale: Locale;
  /** Key of the vendor in the services. */
  key: string;
  /** The authentication context that sign-in asks for (O132). */
  acr: `vendor:${string}`;
  note?: string;
}

/** The seventeen hosts (A9.8). The first one also stands in for unknown hosts. */
export const vendors = [
  {
    host: 'account.folioleaf-uk.example',
    brand: 'folioleaf',
    kind: 'photo book',
    country: 'GB',
    locale: 'en-GB',
    key: 'folioleaf-uk',
    acr: 'vendor:folioleaf-uk',
  },
  {
    host: 'account.folioleaf-nl.example',
    brand: 'folioleaf',
    kind: 'photo book',
    country: 'NL',
    locale: 'nl-NL',
    key: 'folioleaf-nl',
    acr: 'vendor:folioleaf-nl',
  },
  {
    host: 'account.folioleaf-be.example',
    brand: 'folioleaf',
    kind: 'photo book',
    country: 'BE',
    locale: 'nl-BE',
    key: 'folioleaf-be',
    acr: 'vendor:folioleaf-be',
  },
  {
    host: 'account.folioleaf-fr.example',
    brand: 'folioleaf',
    kind: 'photo book',
    country: 'FR',
    locale: 'fr-FR',
    key: 'folioleaf-fr',
    acr: 'vendor:folioleaf-fr',
  },
  {
    host: 'account.folioleaf-es.example',
    brand: 'folioleaf',
    kind: 'photo book',
    country: 'ES',
    locale: 'es-ES',
    key: 'folioleaf-es',
    acr: 'vendor:folioleaf-es',
  },
  {
    host: 'account.folioleaf-it.example',
    brand: 'folioleaf',
    kind: 'photo book',
    country: 'IT',
    locale: 'it-IT',
    key: 'folioleaf-it',
    acr: 'vendor:folioleaf-it',
  },
  {
    host: 'account.folioleaf-pt.example',
    brand: 'folioleaf',
    kind: 'photo book',
    country: 'PT',
    locale: 'pt-PT',
    key: 'folioleaf-pt',
    acr: 'vendor:folioleaf-pt',
  },
  {
    host: 'account.folioleaf-at.example',
    brand: 'folioleaf',
    kind: 'photo book',
    country: 'AT',
    locale: 'de-AT',
    key: 'folioleaf-at',
    acr: 'vendor:folioleaf-at',
  },
  {
    host: 'account.norrleaf-dk.example',
    brand: 'norrleaf',
    kind: 'photo book',
    country: 'DK',
    locale: 'da-DK',
    key: 'norrleaf-dk',
    acr: 'vendor:norrleaf-dk',
  },
  {
    host: 'account.norrleaf-no.example',
    brand: 'norrleaf',
    kind: 'photo book',
    country: 'NO',
    locale: 'nb-NO',
    key: 'norrleaf-no',
    acr: 'vendor:norrleaf-no',
  },
  {
    host: 'account.bildvik-se.example',
    brand: 'bildvik',
    kind: 'photo book',
    country: 'SE',
    locale: 'sv-SE',
    key: 'norrleaf-se',
    acr: 'vendor:norrleaf-se',
    note: 'The services know this host by an alias of its sister brand Norrleaf (A9.10).',
  },
  {
    host: 'account.wallbay-uk.example',
    brand: 'wallbay',
    kind: 'poster',
    country: 'GB',
    locale: 'en-GB',
    key: 'wallbay-uk',
    acr: 'vendor:wallbay-uk',
  },
  {
    host: 'account.wallbay-de.example',
    brand: 'wallbay',
    kind: 'poster',
    country: 'DE',
    locale: 'de-AT',
    key: 'wallbay-de',
    acr: 'vendor:wallbay-de',
    note: 'There are no German texts but the Austrian ones (A9.11).',
  },
  {
    host: 'account.wallbay-nl.example',
    brand: 'wallbay',
    kind: 'poster',
    country: 'NL',
    locale: 'nl-NL',
    key: 'wallbay-nl',
    acr: 'vendor:wallbay-nl',
  },
  {
    host: 'account.wallbay-fr.example',
    brand: 'wallbay',
    kind: 'poster',
    country: 'FR',
    locale: 'fr-FR',
    key: 'wallbay-fr',
    acr: 'vendor:wallbay-fr',
  },
  {
    host: 'account.printmoor-uk.example',
    brand: 'printmoor',
    kind: 'print',
    country: 'GB',
    locale: 'en-GB',
    key: 'printmoor-uk',
    acr: 'vendor:printmoor-uk',
  },
  {
    host: 'account.printmoor-nl.example',
    brand: 'printmoor',
    kind: 'print',
    country: 'NL',
    locale: 'nl-NL',
    key: 'printmoor-nl',
    acr: 'vendor:printmoor-nl',
  },
] as const satisfies readonly Vendor[];

/** The names of the brands as they are written. */
export const brandNames = {
  folioleaf: 'Folioleaf',
  norrleaf: 'Norrleaf',
  bildvik: 'Bildvik',
  wallbay: 'Wallbay',
  printmoor: 'Printmoor',
} as const satisfies Record<Brand, string>;
