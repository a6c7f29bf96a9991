import type { Article, Channel, OptionGroups } from '#generated/merchandise/model/index.ts';
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

/** ID, type, title, height and width in millimetres; what has no title is not offered. */
type ArticleRow = [id: string, type: string, title: string | null, height: number | null, width: number | null];

const PRINTS: ArticleRow = ['PAP_910', 'PhotoPrint', 'Photo prints', 100, 150];
const POSTERS: ArticleRow[] = [
  ['POS_100', 'Poster', 'Poster', 500, 700],
  ['POS_200', 'WoodPrint', 'Photo on wood', 300, 400],
];
const ARTICLES: Record<SalesChannel['kind'], ArticleRow[]> = {
  'photo book': [
    ['PAP_360', 'LargePhotoBook', 'Large photo book', 297, 420],
    ['PAP_320', 'SquarePhotoBook', 'Square photo book', 210, 210],
    ['PAP_310', 'SmallPhotoBook', 'Small photo book', 148, 210],
    PRINTS,
    ...POSTERS,
  ],
  poster: POSTERS,
  print: [PRINTS, ['VCH_010', 'GiftVoucher', null, null, null]],
};

const CURRENCIES: Readonly<Record<string, string>> = { GB: 'GBP', DK: 'DKK', NO: 'NOK', SE: 'SEK' };

/** The catalogue of a channel; `shopPage` is where the shop is. */
export function catalogueOf({ id, kind, country, shop }: SalesChannel, shopPage: string): Channel {
  const shopUrl = `${shopPage}?vendor=${encodeURIComponent(shop)}`;
  return {
    ID: id,
    ShopURL: shopUrl,
    CurrencyID: CURRENCIES[country] ?? 'EUR',
    Articles: ARTICLES[kind].map((row) => article(row, shopUrl)),
    OptionGroups: optionGroups(OFFERED[kind]),
  };
}

function article([id, type, title, height, width]: ArticleRow, shopUrl: string): Article {
  return {
    ID: id,
    ArticleType: type,
    Title: title,
    PageHeight: height,
    PageWidth: width,
    Visible: title !== null,
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
