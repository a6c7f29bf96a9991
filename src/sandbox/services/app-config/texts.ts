import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../i18n/locales');

/** The texts of a locale, read anew each time so that an edit shows at once; undefined when there is no such locale. */
export function readTexts(locale: string): Record<string, string> | undefined {
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(locale)) return undefined;
  const file = join(FOLDER, `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : undefined;
}
