import { t } from '#i18n/texts.ts';
import type { OnlineBook } from './model.ts';

/** What a photo book is called; by its order where nobody gave it a title. */
export function bookTitle({ title, productCode }: Pick<OnlineBook, 'title' | 'productCode'>): string {
  return title?.trim() || t('widgets.untitled', { code: productCode });
}
