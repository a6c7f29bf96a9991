import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkList } from './scripts/build/chunk-list.ts';
import { localeFiles } from './scripts/build/locale-files.ts';
import { precompress } from './scripts/build/precompress.ts';

/**
 * Libraries that every screen needs change seldom: chunks of their own stay in the browser's cache when the app is
 * deployed anew. Only what the first screen loads anyway may be named here, or a group drags it there.
 */
const everyScreenNeeds = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'routing', test: /node_modules[\\/](react-router|cookie|set-cookie-parser)[\\/]/ },
  { name: 'data', test: /node_modules[\\/](@tanstack|jotai|i18next)[\\/]/ },
];

export default defineConfig({
  plugins: [react(), localeFiles(), chunkList(), precompress()],
  build: {
    // Browsers of the end of 2024: https://web.dev/baseline/2024
    target: ['chrome131', 'edge131', 'firefox133', 'safari18.2'],
    // Which file came from which source, for the house test that weighs the first screen.
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: everyScreenNeeds } } },
  },
});
