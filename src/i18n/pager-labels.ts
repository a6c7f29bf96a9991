import { currentLocale, t } from './texts.ts';

/** The words around the pages of a list. */
export function pagerLabels({ page, pageCount }: { page: number; pageCount: number }) {
  return {
    pages: t('pager.pages'),
    previous: t('pager.previous'),
    next: t('pager.next'),
    toPage: (number: number) => t('pager.toPage', { page: format(number) }),
    position: t('pager.position', { page: format(page), pageCount: format(pageCount) }),
    number: format,
  };
}

function format(number: number): string {
  return number.toLocaleString(currentLocale());
}
