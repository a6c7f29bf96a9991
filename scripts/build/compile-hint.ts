import type { Plugin } from 'vite';

/**
 * First line of the app's script. Chromium compiles a function when it is first called, on the thread of the page, after it has
 * been read a first time only to find its end; of the app most are called before the photos are there. So all of them are
 * compiled on another thread, while the script comes. Other browsers take it for a comment.
 */
export const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Has the app compiled as a whole (F3, F13). Of the scripts that are loaded later, no more is compiled than is used. */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    generateBundle: {
      // After what Vite puts at the top of each script.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.name === 'app') chunk.code = COMPILE_ALL + chunk.code;
      },
    },
  };
}
