import type { Vendor } from './vendors.ts';

/** Labels of a vendor's menus. */
export type MenuLabels = Record<Vendor['kind'] | 'gifts' | 'inspiration' | 'contact' | 'privacy' | 'terms', string>;

/** The menus of the shops in their languages. */
export const menuLabels: Readonly<Record<string, MenuLabels>> = {
  'en-GB': labels('Photo books', 'Posters', 'Photo prints', 'Gifts', 'Inspiration', 'Contact', 'Privacy', 'Terms'),
  'nl-NL': labels(
    'Fotoboeken',
    'Posters',
    'Foto’s afdrukken',
    'Cadeaus',
    'Inspiratie',
    'Contact',
    'Privacy',
    'Voorwaarden',
  ),
  'nl-BE': labels(
    'Fotoboeken',
    'Posters',
    'Foto’s afdrukken',
    'Geschenken',
    'Inspiratie',
    'Contact',
    'Privacy',
    'Voorwaarden',
  ),
  'fr-FR': labels(
    'Livres photo',
    'Posters',
    'Tirages photo',
    'Cadeaux',
    'Inspiration',
    'Contact',
    'Confidentialité',
    'Conditions',
  ),
  'es-ES': labels(
    'Álbumes de fotos',
    'Pósteres',
    'Revelado de fotos',
    'Regalos',
    'Inspiración',
    'Contacto',
    'Privacidad',
    'Condiciones',
  ),
  'it-IT': labels('Fotolibri', 'Poster', 'Stampe', 'Regali', 'Idee', 'Contatti', 'Privacy', 'Condizioni'),
  'pt-PT': labels(
    'Álbuns de fotos',
    'Pósteres',
    'Impressão de fotos',
    'Presentes',
    'Inspiração',
    'Contacto',
    'Privacidade',
    'Condições',
  ),
  'de-AT': labels('Fotobücher', 'Poster', 'Fotoabzüge', 'Geschenke', 'Inspiration', 'Kontakt', 'Datenschutz', 'AGB'),
  'da-DK': labels('Fotobøger', 'Plakater', 'Fotoprint', 'Gaver', 'Inspiration', 'Kontakt', 'Privatliv', 'Betingelser'),
  'nb-NO': labels('Fotobøker', 'Plakater', 'Fotoutskrifter', 'Gaver', 'Inspirasjon', 'Kontakt', 'Personvern', 'Vilkår'),
  'sv-SE': labels(
    'Fotoböcker',
    'Posters',
    'Fotoutskrifter',
    'Presenter',
    'Inspiration',
    'Kontakt',
    'Integritet',
    'Villkor',
  ),
};

function labels(
  books: string,
  posters: string,
  prints: string,
  gifts: string,
  inspiration: string,
  contact: string,
  privacy: string,
  terms: string,
): MenuLabels {
  return { 'photo book': books, poster: posters, print: prints, gifts, inspiration, contact, privacy, terms };
}
