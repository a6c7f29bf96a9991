import type { Plugin } from 'vite';
import { pageScripts } from './page-scripts.ts';

const source = 'src/ahead.ts';

/**
 * Puts the script that sends the first calls before that of the app: a file of its own, which runs as soon as it is there
 * and waits for nothing. Named in index.html the bundler would make one script of both.
 *
 * The app itself is only loaded by the page; that script runs it, for it knows when. It is loaded as the module that it is:
 * Chromium compiles it while it comes, on another thread, and would do so again on the page's own if it had been another kind
 * of script.
 */
export function aheadScript(): Plugin {
  let file = source;
  return {
    name: 'ahead-script',
    config: () => ({ build: { rolldownOptions: { input: { index: 'index.html', ahead: source } } } }),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        for (const chunk of Object.values(bundle ?? {})) {
          if (chunk.type === 'chunk' && chunk.isEntry && chunk.facadeModuleId?.endsWith(`/${source}`))
            file = chunk.fileName;
        }
        const ahead = {
          tag: 'script',
          attrs: { type: 'module', async: true, fetchpriority: 'high', src: `/${file}` },
          injectTo: 'head-prepend' as const,
        };
        // From its sources the app has no chunks to name.
        if (!bundle) return { html, tags: [ahead] };
        const named = [...html.matchAll(/assets\/[\w-]+\.(?:js|css)/g)].map(([name]) => name);
        const pages = JSON.stringify(pageScripts(bundle, [file, ...named]));
        return { html: loadedOnly(html, file, pages), tags: [ahead] };
      },
    },
  };
}

/**
 * The page with links to load its scripts instead of the scripts; that of the app can be found by its id.
 * @param pages what other pages need as well, as JSON
 */
function loadedOnly(html: string, ahead: string, pages: string): string {
  return html.replaceAll(
    /<script type="module" crossorigin src="\/(assets\/([\w-]+)-[\w-]{7}\.js)"><\/script>\s*/g,
    (_script, scriptFile: string, name: string) => {
      if (scriptFile === ahead) return '';
      return `<link rel="modulepreload" crossorigin${name === 'app' ? ` id="app" data-pages='${pages}'` : ''} href="/${scriptFile}">\n    `;
    },
  );
}
