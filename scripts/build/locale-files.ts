import { readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { shapeOf, type Texts } from '#i18n/texts-shape.ts';

const folder = join(import.meta.dirname, '../../src/i18n/locales');

/** Constant that tells the app whether texts are those that it was built with, before they come. */
export const textsDefine = { TEXTS_SHAPE: shapeOf(english()) };

/** The texts of the language that stands in for all others. */
function english(): Texts {
  return JSON.parse(readFileSync(join(folder, 'en-GB.json'), 'utf8'));
}

/**
 * Puts the locale files of src/i18n/locales into the build as /locales/<locale>.json, and what the page says where no script
 * of ours comes into the page, so that there is one copy of every text. While developing, the sandbox's app server reads the
 * files where they are.
 */
export function localeFiles(): Plugin {
  return {
    name: 'locale-files',
    config: () => ({ define: textsDefine }),
    transformIndexHtml: (html) => html.replaceAll(/%([\w.]+)%/g, (_, key: string) => english()[key] ?? key),
    async generateBundle() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      for (const name of names) {
        const texts: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
        this.emitFile({ type: 'asset', fileName: `locales/${name}`, source: JSON.stringify(texts) });
      }
    },
  };
}
