import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { aheadScript } from './ahead-script.ts';

it('F2 the page of `npm run dev`, which has no chunks, runs the same script before the app', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'vite-'));
  const vite = await createServer({
    configFile: false,
    cacheDir,
    plugins: [aheadScript()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const page = await vite.transformIndexHtml(
    '/',
    '<html><head><script type="module" src="/src/main.tsx"></script></head></html>',
  );
  await vite.close();
  rmSync(cacheDir, { recursive: true });
  expect(page).toMatch(/src="\/src\/ahead\.ts"[^]*src="\/src\/main\.tsx"/);
});
