import { t } from '#i18n/texts.ts';

/** More names than this are counted. */
const MOST = 100;

/** Names of files in one line, such as a page of paper has room for. What an archive calls its files may be anything: it is text. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST).join(', ');
  const rest = names.length - MOST;
  return rest > 0 ? t('export.receipt.more', { names: shown, count: rest, amount: rest }) : shown;
}
