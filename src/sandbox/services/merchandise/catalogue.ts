import type { Article, Channel, OptionGroups } from '#generated/merchandise/model/index.ts';
import { type ArticleKind, articleTitle } from './article-titles.ts';
import type { SalesChannel } from './channels.ts';

type GroupName = keyof OptionGroups;

/** Options of each group: the ID of the group, then ID and title of each option. */
const OPTIONS: Record<GroupName, [id: string, ...options: [id: string, title: string][]]> = {
  Border: ['border', ['white', 'White'], ['black', 'Black'], ['none', 'Without border']],
  CoverText: ['cover-text', ['printed', 'Printed'], ['foil', 'Gold foil']],
  CoverType: ['cover-type', ['hard', 'Hard cover'], ['soft', 'Soft cover'], ['linen', 'Linen cover']],
  ExtraPages: ['extra-pages', ['8', '8 more pages'], ['16', '16 more pages']],
  FloatingFrame: ['floating-frame', ['black', 'Black'], ['oak', 'Oak']],
  Glossy: ['glossy', ['glossy', 'Glossy'], ['matte', 'Matte']],
  ImageEnhancement: ['image-enhancement', ['on', 'Enhance photos'], ['off', 'Leave photos as they are']],
  LayFlat: ['lay-flat', ['yes', 'Lies flat']],
  Linnen: ['linnen', ['sand', 'Sand'], ['navy', 'Navy'], ['sage', 'Sage']],
  Paper: ['paper', ['silk', 'Silk'], ['pearl', 'Pearl']],
  PlanksOrientation: ['planks-orientation', ['horizontal', 'Horizontal'], ['vertical', 'Vertical']],
  PremiumLayFlat: ['premium-lay-flat', ['yes', 'Lies flat, thick pages']],
  PrintSize: ['print-size', ['10x15', '10 × 15 cm'], ['13x18', '13 × 18 cm'], ['20x30', '20 × 30 cm']],
  Toggles: ['toggles', ['logo', 'Without our logo']],
  VoucherDiscount: ['voucher-discount', ['next-book', 'Voucher for the next book']],
  WoodFinishing: ['wood-finishing', ['natural', 'Natural'], ['white', 'White wash']],
  Wrappers: ['wrappers', ['gift', 'Gift wrapping']],
  PrebuiltPosterFrame: ['prebuilt-poster-frame', ['black', 'Black'], ['white', 'White']],
  BoxFrame: ['box-frame', ['black', 'Black']],
  PosterFrame: ['poster-frame', ['oak', 'Oak'], ['walnut', 'Walnut']],
  Passepartout: ['passepartout', ['white', 'White']],
  HangingKit: ['hanging-kit', ['hooks', 'Hooks and nails']],
};

/** Photo book shops sell everything; the others leave groups out. */
const OFFERED: Record<SalesChannel['kind'], ReadonlySet<string> | 'all'> = {
  'photo book': 'all',
  poster: new Set([
    'FloatingFrame',
    'Glossy',
    'PlanksOrientation',
    'WoodFinishing',
    'PrebuiltPosterFrame',
    'BoxFrame',
    'PosterFrame',
    'Passepartout',
    'HangingKit',
  ]),
  print: new Set(['Border', 'Glossy', 'ImageEnhancement', 'Paper', 'PrintSize', 'Toggles', 'VoucherDiscount']),
};

/** ID, kind, height and width in millimetres; `hidden` is in the catalogue but not offered, or not any more. */
type ArticleRow = [id: string, kind: ArticleKind, height: number | null, width: number | null, hidden?: 'hidden'];

const BOOKS: ArticleRow[] = [
  ['PAP_360', 'LargePhotoBook', 297, 420],
  ['PAP_320', 'SquarePhotoBook', 210, 210],
  ['PAP_310', 'SmallPhotoBook', 148, 210],
  ['PAP_300', 'SmallPhotoBook', 130, 130, 'hidden'],
];
const PRINTS: ArticleRow[] = [
  ['PAP_910', 'PhotoPrint', 100, 150],
  ['PAP_905', 'PhotoPrint', 90, 130, 'hidden'],
  ['PAP_911', 'PhotoPrint', 130, 180],
  ['PAP_912', 'PhotoPrint', 150, 200],
  ['PAP_913', 'PhotoPrint', 200, 300],
  ['PAP_914', 'PhotoPrint', 300, 450],
  ['PAP_920', 'PhotoPrint', 100, 100],
  ['PAP_921', 'PhotoPrint', 200, 200],
  ['PAP_930', 'PhotoPrint', 1000, 1500, 'hidden'],
];
const WALL: ArticleRow[] = [
  ['POS_090', 'Poster', 300, 400],
  ['POS_100', 'Poster', 500, 700],
  ['POS_110', 'Poster', 600, 900],
  ['CAN_200', 'Canvas', 400, 600],
  ['CAN_210', 'Canvas', 600, 800],
  ['POS_200', 'WoodPrint', 300, 400],
  ['ALU_100', 'AluminiumPrint', 300, 450],
  ['ALU_110', 'AluminiumPrint', 1000, 1500, 'hidden'],
];
const ARTICLES: Record<SalesChannel['kind'], ArticleRow[]> = {
  'photo book': [...BOOKS, ...PRINTS, ...WALL, ['CAL_300', 'WallCalendar', 297, 420]],
  poster: WALL,
  print: [
    ...PRINTS,
    // Sold to business customers alone, and a voucher, which has no sides.
    ['PAP_990', 'PassportPhoto', 35, 45, 'hidden'],
    ['VCH_010', 'GiftVoucher', null, null, 'hidden'],
  ],
};

const CURRENCIES: Readonly<Record<string, string>> = { GB: 'GBP', DK: 'DKK', NO: 'NOK', SE: 'SEK' };

/** The catalogue of a channel; `shopPage` is where the shop is. */
export function catalogueOf({ id, kind, locale, country, shop }: SalesChannel, shopPage: string): Channel {
  const shopUrl = `${shopPage}?vendor=${encodeURIComponent(shop)}`;
  return {
    ID: id,
    ShopURL: shopUrl,
    CurrencyID: CURRENCIES[country] ?? 'EUR',
    Articles: ARTICLES[kind].map((row) => article(row, locale, shopUrl)),
    OptionGroups: optionGroups(OFFERED[kind]),
  };
}

function article([id, kind, height, width, hidden]: ArticleRow, locale: string, shopUrl: string): Article {
  return {
    ID: id,
    ArticleType: kind,
    Title: articleTitle(kind, locale),
    PageHeight: height,
    PageWidth: width,
    Visible: hidden === undefined,
    Links: [{ Href: `${shopUrl}&article=${id}`, Rel: 'shop' }],
  };
}

function optionGroups(offered: ReadonlySet<string> | 'all'): OptionGroups {
  const groups = Object.entries(OPTIONS).map(([name, [id, ...options]]) => {
    const isOffered = offered === 'all' || offered.has(name);
    return [name, isOffered ? { ID: id, Options: options.map(([ID, Title]) => ({ ID, Title })) } : null];
  });
  // OPTIONS has every name, which its type says.
  return Object.fromEntries(groups) as OptionGroups;
}
