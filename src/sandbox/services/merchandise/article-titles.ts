/** Types of the articles that the channels sell. */
export type ArticleKind =
  | 'LargePhotoBook'
  | 'SquarePhotoBook'
  | 'SmallPhotoBook'
  | 'PhotoPrint'
  | 'Poster'
  | 'Canvas'
  | 'WoodPrint'
  | 'AluminiumPrint'
  | 'WallCalendar'
  | 'PassportPhoto'
  | 'GiftVoucher';

/** What an article is called, by the language of the shop; a voucher has no title. */
const TITLES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Large photo book',
    'Square photo book',
    'Small photo book',
    'Photo print',
    'Poster',
    'Canvas',
    'Photo on wood',
    'Photo on aluminium',
    'Wall calendar',
    'Passport photo',
  ],
  nl: [
    'Groot fotoboek',
    'Vierkant fotoboek',
    'Klein fotoboek',
    'Fotoafdruk',
    'Poster',
    'Foto op canvas',
    'Foto op hout',
    'Foto op aluminium',
    'Wandkalender',
    'Pasfoto',
  ],
  fr: [
    'Grand livre photo',
    'Livre photo carré',
    'Petit livre photo',
    'Tirage photo',
    'Poster',
    'Toile',
    'Photo sur bois',
    'Photo sur aluminium',
    'Calendrier mural',
    'Photo d’identité',
  ],
  es: [
    'Fotolibro grande',
    'Fotolibro cuadrado',
    'Fotolibro pequeño',
    'Copia de foto',
    'Póster',
    'Lienzo',
    'Foto en madera',
    'Foto en aluminio',
    'Calendario de pared',
    'Foto de carné',
  ],
  de: [
    'Großes Fotobuch',
    'Quadratisches Fotobuch',
    'Kleines Fotobuch',
    'Fotoabzug',
    'Poster',
    'Leinwand',
    'Foto auf Holz',
    'Foto auf Aluminium',
    'Wandkalender',
    'Passfoto',
  ],
  it: [
    'Fotolibro grande',
    'Fotolibro quadrato',
    'Fotolibro piccolo',
    'Stampa fotografica',
    'Poster',
    'Tela',
    'Foto su legno',
    'Foto su alluminio',
    'Calendario da parete',
    'Fototessera',
  ],
  da: [
    'Stor fotobog',
    'Kvadratisk fotobog',
    'Lille fotobog',
    'Fotoprint',
    'Plakat',
    'Lærred',
    'Foto på træ',
    'Foto på aluminium',
    'Vægkalender',
    'Pasfoto',
  ],
  pt: [
    'Livro de fotos grande',
    'Livro de fotos quadrado',
    'Livro de fotos pequeno',
    'Impressão de foto',
    'Póster',
    'Tela',
    'Foto em madeira',
    'Foto em alumínio',
    'Calendário de parede',
    'Foto tipo passe',
  ],
  nb: [
    'Stor fotobok',
    'Kvadratisk fotobok',
    'Liten fotobok',
    'Fotoutskrift',
    'Plakat',
    'Lerret',
    'Foto på tre',
    'Foto på aluminium',
    'Veggkalender',
    'Passfoto',
  ],
  sv: [
    'Stor fotobok',
    'Kvadratisk fotobok',
    'Liten fotobok',
    'Fotoutskrift',
    'Affisch',
    'Canvas',
    'Foto på trä',
    'Foto på aluminium',
    'Väggkalender',
    'Passfoto',
  ],
};

const KINDS: readonly ArticleKind[] = [
  'LargePhotoBook',
  'SquarePhotoBook',
  'SmallPhotoBook',
  'PhotoPrint',
  'Poster',
  'Canvas',
  'WoodPrint',
  'AluminiumPrint',
  'WallCalendar',
  'PassportPhoto',
];

/** The title of an article in the language of a shop. @param locale BCP 47 */
export function articleTitle(kind: ArticleKind, locale: string): string | null {
  const titles = TITLES[locale.slice(0, 2)] ?? TITLES['en'];
  return titles?.[KINDS.indexOf(kind)] ?? null;
}
