import type { Catalogue } from '#vendor/channel.ts';
import { isPhotoBook } from '#vendor/photo-books.ts';
import { bySize, type PrintSize } from './print-quality.ts';

/** Format in which photos can be printed. */
export interface PrintFormat extends PrintSize {
  /** Of the article, or of a usual size that belongs to none. */
  id: string;
  /** Name of the article in the shop. */
  title?: string;
  /** Type of the article; undefined for a size that is no article of the shop. */
  articleType?: string;
  /** Name of the sheet, such as A4. */
  sheet?: string;
}

/** Sides of a sheet, in mm, that something can be printed on; what says less or more is in another unit, or a mistake. */
const SHORTEST_SIDE = 20;
const LONGEST_SIDE = 3_000;

/**
 * Formats that the vendor prints, the smallest first: the articles that it offers, and whose sides it tells. A photo
 * book is none of them: a photo shares its pages with others.
 */
export function formatsOf({ Articles }: Pick<Catalogue, 'Articles'>): PrintFormat[] {
  const formats = Articles.flatMap(({ ID, ArticleType, Title, PageWidth, PageHeight, Visible }): PrintFormat[] => {
    if (!Visible || isPhotoBook(ArticleType) || !isSide(PageWidth) || !isSide(PageHeight)) return [];
    return [
      {
        id: ID,
        short: Math.min(PageWidth, PageHeight),
        long: Math.max(PageWidth, PageHeight),
        articleType: ArticleType,
        ...(Title !== null && Title.trim() !== '' && { title: Title.trim() }),
      },
    ];
  });
  return bySize(formats);
}

function isSide(length: number | null): length is number {
  return length !== null && length >= SHORTEST_SIDE && length <= LONGEST_SIDE;
}

/** In centimetres, as photo shops name them: photo paper first, then sheets of ISO 216. */
const USUAL_SIZES: readonly [short: number, long: number, sheet?: string][] = [
  [10, 15],
  [13, 18],
  [15, 20],
  [20, 30],
  [21, 29.7, 'A4'],
  [30, 40],
  [29.7, 42, 'A3'],
  [30, 45],
  [40, 60],
  [42, 59.4, 'A2'],
  [50, 70],
];

/** Sizes that photos are usually printed in, the smallest first: for a vendor whose own cannot be had. */
export const usualFormats: readonly PrintFormat[] = bySize(
  USUAL_SIZES.map(([short, long, sheet]) => ({
    id: sheet ?? `${short}x${long}`,
    short: short * 10,
    long: long * 10,
    ...(sheet !== undefined && { sheet }),
  })),
);

/**
 * Those formats that are the same kind of thing as an article, which is what an editor opens with; all of them where the vendor
 * does not sell it.
 */
export function sameKind(formats: readonly PrintFormat[], articleId: string): readonly PrintFormat[] {
  const type = formats.find(({ id }) => id === articleId)?.articleType;
  return type === undefined ? formats : formats.filter(({ articleType }) => articleType === type);
}
