import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aheadScript } from './scripts/build/ahead-script.ts';
import { chunkGroups } from './scripts/build/chunks.ts';
import { chunkList } from './scripts/build/chunk-list.ts';
import { localeFiles } from './scripts/build/locale-files.ts';
import { noDescriptions } from './scripts/build/no-descriptions.ts';
import { precompress } from './scripts/build/precompress.ts';
import { withoutNode } from './scripts/build/without-node.ts';

export default defineConfig({
  plugins: [react(), noDescriptions(), localeFiles(), aheadScript(), chunkList(), precompress()],
  // Workers load what few of them need when they need it.
  worker: { format: 'es', plugins: () => [withoutNode()] },
  build: {
    // Browsers of the end of 2024: https://web.dev/baseline/2024
    target: ['chrome131', 'edge131', 'firefox133', 'safari18.2'],
    // Which file came from which source, for the house test that weighs the first screen.
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    // What a later part needs it names itself; a list of all that here would weigh a kB on the first screen (F1). Styles have to
    // be there before it is drawn.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'js' ? deps.filter((dep) => dep.endsWith('.css')) : deps,
    },
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: chunkGroups() } } },
  },
});
