import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { StartFailure } from '../core/start-failure.ts';
import { DOWNSTREAM_PATH } from '../http/downstream.ts';
import type { Downstream } from '../http/downstream.ts';
import type { Gateway } from '../http/gateway.ts';
import { isBelow, requestTarget } from '../http/request-target.ts';
import type { AppConfig } from '../services/app-config/configuration.ts';
import { APP_CONFIG_SLUG } from '../services/app-config/handlers.ts';
import { createBuiltFiles } from './built-files.ts';
import type { BuiltFile } from './built-files.ts';
import { withVendor } from './page-vendor.ts';
import { assetPolicy, fileHeaders, indexingHeaders, pageHeaders } from './security-headers.ts';
import type { PolicySource } from './security-headers.ts';

const ROOT = join(import.meta.dirname, '../../..');

type Parts = {
  /** The built app, or its sources with hot reloading. */
  app: 'dist' | 'dev';
  /** The folder of the build; left out: `dist/`. */
  dist?: string | undefined;
  server: Server;
  /** Address of the app. */
  address: string;
  /** The shop that is shown where the host names none; left out: the first one. */
  vendor?: string | undefined;
  /** What the app's origin holds of the sandbox besides; left out: it has an origin of its own. */
  downstream?: Downstream | undefined;
  gateway: Gateway;
  configuration(): AppConfig;
  /** Address to which browsers report what violates the policy. */
  policyReportsUrl?: string | undefined;
};

/**
 * Serves the app as its host would: configuration and texts, files that never change, one page for every other path,
 * and the security headers that follow from the configuration.
 * @returns what has to be closed in the end
 */
export async function startAppServer(parts: Parts): Promise<() => Promise<void>> {
  const { app, dist = join(ROOT, 'dist'), server, address, vendor, downstream, gateway } = parts;
  const policySource = () => ({ ...parts.configuration(), policyReportsUrl: parts.policyReportsUrl });
  const page =
    app === 'dev'
      ? await developmentPages(server, address, vendor, policySource)
      : builtPages(dist, vendor, policySource);
  server.on('request', (request, response) => {
    const { path, query } = requestTarget(request);
    if (downstream && isBelow(path, DOWNSTREAM_PATH)) {
      const inside = path.slice(DOWNSTREAM_PATH.length) || '/';
      downstream.answer(inside, query, request, response).catch((error: unknown) => response.destroy(asError(error)));
      return;
    }
    setHeaders(response, fileHeaders);
    if (path === '/config.json' || path.startsWith('/locales/')) {
      void gateway.answer(APP_CONFIG_SLUG, path, query, request, response);
    } else {
      page.handle(request, response, path);
    }
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { path } = requestTarget(request);
    if (downstream && isBelow(path, DOWNSTREAM_PATH))
      downstream.upgrade(path.slice(DOWNSTREAM_PATH.length), request, socket, head);
    else if (!page.takesUpgrade(request)) socket.destroy();
  });
  return page.close;
}

/** What the headers of a page follow from. */
type PageSource = PolicySource & Pick<AppConfig, 'environment'>;

type PageServer = {
  handle(request: IncomingMessage, response: ServerResponse, path: string): void;
  /** Whether an upgrade is its own: it hears of them by itself. */
  takesUpgrade(request: IncomingMessage): boolean;
  close(): Promise<void>;
};

async function developmentPages(
  server: Server,
  address: string,
  vendor: string | undefined,
  configuration: () => PageSource,
): Promise<PageServer> {
  // Only who develops has to wait for the bundler to load.
  const { startDevelopment } = await import('./development.ts');
  const development = await startDevelopment(ROOT, { server, address, vendor, nonce: randomUUID() });
  return {
    handle(request, response, path) {
      // The policy is the page's: a worker has that of its own file, and files have none.
      if (request.headers['sec-fetch-dest'] !== 'worker') {
        setHeaders(response, {
          ...pageHeaders(configuration(), development.needs),
          ...indexingHeaders(configuration(), path),
        });
      }
      development.handle(request, response);
    },
    takesUpgrade: ({ headers }) => /^vite-(?:hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? ''),
    close: development.close,
  };
}

function builtPages(folder: string, vendor: string | undefined, configuration: () => PageSource): PageServer {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartFailure('The app has not been built: run npm run build, then run the command again.', undefined);
  }
  const files = createBuiltFiles(folder);
  const headers = pageHeaders(configuration());
  // As on hosts that send it with all assets: what the browser suite does shows that the workers need no more.
  const workerHeaders = { 'content-security-policy': assetPolicy(configuration()) };

  async function pageOf(accepted: string): Promise<BuiltFile | undefined> {
    const found = await files.read('/index.html', vendor === undefined ? accepted : '');
    if (!found || vendor === undefined) return found;
    return { ...found, body: Buffer.from(withVendor(found.body.toString(), vendor)) };
  }

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(response);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    // By the file that is found: a path has many spellings (`//index.html`, `/%69ndex.html`), and each gives the page its policy.
    const file = files.isPage(path) ? undefined : await files.read(path, accepted);
    // A missing asset must not look like a page: the browser would run it as a script.
    if (!file && path.startsWith('/assets/')) return notFound(response);
    const found = file ?? (await pageOf(accepted));
    if (!found) return notFound(response);
    if (!file) setHeaders(response, { ...headers, ...indexingHeaders(configuration(), path) });
    else if (request.headers['sec-fetch-dest'] === 'worker') setHeaders(response, workerHeaders);
    setHeaders(response, { ...found.headers, 'content-length': String(found.body.length) });
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : found.body);
  }

  return {
    handle: (request, response, path) =>
      void answer(request, response, path).catch((error: unknown) => response.destroy(asError(error))),
    takesUpgrade: () => false,
    close: () => Promise.resolve(),
  };
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
