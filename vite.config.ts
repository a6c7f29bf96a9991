import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aheadScript } from './scripts/build/ahead-script.ts';
import { chunkGroups } from './scripts/build/chunks.ts';
import { chunkList } from './scripts/build/chunk-list.ts';
import { compileHint } from './scripts/build/compile-hint.ts';
import { localeFiles } from './scripts/build/locale-files.ts';
import { noDescriptions } from './scripts/build/no-descriptions.ts';
import { precompress } from './scripts/build/precompress.ts';
import { scopedName } from './scripts/build/scoped-name.ts';
import { withoutNode } from './scripts/build/without-node.ts';
import { buildTargets } from './scripts/browsers/supported.ts';

export default defineConfig({
  plugins: [react(), noDescriptions(), localeFiles(), aheadScript(), compileHint(), chunkList(), precompress()],
  // Workers load what few of them need when they need it.
  worker: { format: 'es', plugins: () => [withoutNode()] },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // Of scripts and, by way of Vite, of style sheets: docs/browsers.md.
    target: buildTargets(),
    // Which file came from which source, for the house test that weighs the first screen.
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    // The house test weighs scripts as they are served (F1).
    chunkSizeWarningLimit: 1_000,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    // All that a later part needs is asked for at once, instead of what each script names once it has come (F13).
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: chunkGroups() },
        // The app names all that is loaded after it, and a hash cannot be compressed: 42 bits of it tell builds apart, too (F1).
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
