import type { Plugin } from 'vite';

const nothing = '\0nothing-of-node';

/** The HEIC decoder runs in Node too, and asks for modules there that no browser has: it gets empty ones. */
export function withoutNode(): Plugin {
  return {
    name: 'without-node',
    enforce: 'pre',
    resolveId(name, importer) {
      return ['fs', 'path', 'crypto'].includes(name) && importer?.includes('/libheif-js/') ? nothing : undefined;
    },
    load: (id) => (id === nothing ? 'export default {};' : undefined),
  };
}
