import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../src/i18n/locales');

/**
 * Serves the locale files of src/i18n/locales under /locales/<locale>.json: as files of the build, and while
 * developing from where they are, so that there is one copy of every text.
 */
export function localeFiles(): Plugin {
  return {
    name: 'locale-files',
    async generateBundle() {
      for (const name of await localeNames()) {
        const texts: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
        this.emitFile({ type: 'asset', fileName: `locales/${name}`, source: JSON.stringify(texts) });
      }
    },
    configureServer(server) {
      server.middlewares.use('/locales/', async (request, response, next) => {
        const name = new URL(request.url ?? '', 'http://localhost').pathname.slice(1);
        if (!(await localeNames()).includes(name)) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(await readFile(join(folder, name)));
      });
    },
  };
}

async function localeNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.json'));
}
