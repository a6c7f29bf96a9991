import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import { withVendor } from './page-vendor.ts';
import type { DevelopmentNeeds } from './security-headers.ts';

/** Serves the app from its sources, with hot reloading. */
export type Development = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  needs: DevelopmentNeeds;
  close(): Promise<void>;
};

/** Vite behind the app's own address; the nonce is how it marks what it puts into the page. */
export async function startDevelopment(
  root: string,
  { server, address, vendor, nonce }: { server: Server; address: string; vendor: string | undefined; nonce: string },
): Promise<Development> {
  const vite = await createServer({
    root,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
    html: { cspNonce: nonce },
    plugins: vendor === undefined ? [] : [{ name: 'shop', transformIndexHtml: (page) => withVendor(page, vendor) }],
  });
  return {
    handle: (request, response) => vite.middlewares(request, response),
    needs: { nonce, reloadOrigin: address.replace(/^http/, 'ws') },
    close: () => vite.close(),
  };
}
