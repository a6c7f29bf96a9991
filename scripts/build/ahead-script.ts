import type { Plugin } from 'vite';

const source = 'src/ahead.ts';

/**
 * Puts the script that sends the first calls before that of the app: a file of its own, which runs as soon as it is there
 * and waits for nothing. Named in index.html the bundler would make one script of both.
 */
export function aheadScript(): Plugin {
  let file = source;
  return {
    name: 'ahead-script',
    config: () => ({ build: { rolldownOptions: { input: { index: 'index.html', ahead: source } } } }),
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        for (const chunk of Object.values(bundle ?? {})) {
          if (chunk.type === 'chunk' && chunk.isEntry && chunk.facadeModuleId?.endsWith(`/${source}`)) file = chunk.fileName;
        }
        return [{ tag: 'script', attrs: { type: 'module', async: true, fetchpriority: 'high', src: `/${file}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}
