import { t } from '#i18n/texts.ts';

/** Number of names above which they are counted. */
const MOST = 100;

/**
 * Names of files in one line, such as a page of paper has room for. What an archive calls its files may be anything: it is text.
 * @param count of all files, where not all names are known
 */
export function nameList(names: readonly string[], count = names.length): string {
  const shown = names.slice(0, MOST);
  const rest = count - shown.length;
  const text = shown.join(', ');
  return rest > 0 ? t('export.receipt.more', { names: text, count: rest, amount: rest }) : text;
}
