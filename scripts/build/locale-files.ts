import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../src/i18n/locales');

/**
 * Puts the locale files of src/i18n/locales into the build as /locales/<locale>.json, so that there is one copy of
 * every text. While developing, the sandbox's app server reads them where they are.
 */
export function localeFiles(): Plugin {
  return {
    name: 'locale-files',
    apply: 'build',
    async generateBundle() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      for (const name of names) {
        const texts: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
        this.emitFile({ type: 'asset', fileName: `locales/${name}`, source: JSON.stringify(texts) });
      }
    },
  };
}
