import type { Plugin } from 'vite';

const description = /\.check\(\/\*#__PURE__\*\/ zod\.describe\('(?:\\.|[^'\\])*'\)\)/g;

/** A generated schema without what the spec says about it in words. */
export function withoutDescriptions(code: string): string {
  return code.replace(description, '');
}

/** Leaves the descriptions of the specs out of the build: they are for readers of the generated code, and weigh 2 kB on the first screen (F1). */
export function noDescriptions(): Plugin {
  return {
    name: 'no-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /\/generated\/.*\.ts$/ }, handler: (code) => withoutDescriptions(code) },
  };
}
