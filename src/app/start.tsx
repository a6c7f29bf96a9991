import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { correlationIdOf, reportFailure } from '#api/api-error.ts';
import { connectRequests } from '#api/connection.ts';
import { createQueryClient } from '#api/query-options.ts';
import { currentLocale, loadTexts } from '#i18n/texts.ts';
import { reporter } from '#lib/error-reporter.ts';
import { afterFirstScreen } from '#lib/first-screen.ts';
import { followLeaving } from '#lib/leaving.ts';
import { verifyConnection, followNetwork, setConnectionCheck, isOffline, onceBack } from '#lib/offline.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { sleep } from '#lib/timers.ts';
import { isStripped } from '#paths';
import { providePhotoActions } from '#photos/actions/photo-actions.ts';
import { tabChannel } from '#photos/changes/tabs.ts';
import { holdsMailedLink } from '#session/mailed-link/holds-mailed-link.ts';
import { readTokens } from '#session/read-tokens.ts';
import {
  accessToken,
  configureSession,
  currentIdentity,
  refreshAccessToken,
  signInNeeded,
  startSession,
} from '#session/session.ts';
import { appConfig, configuredUrl, correlationIdHeader, loadAppConfig, serviceUrl } from '#vendor/app-config.ts';
import { routeAt } from '#vendor/route-at.ts';
import { currentVendor } from '#vendor/vendor.ts';
import { vendorConfigQuery } from '#vendor/vendor-config.ts';
import type { Vendor } from '#vendor/vendors.ts';
import { currentVisitor, isClosedAt } from './access/access.ts';
import { BrowserRouter } from './browser-router.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { indexPage } from './layout/indexing.ts';
import { notMissed, reloadForMissingScripts } from './pages/missing-scripts.ts';
import { AppRoutes } from './routes.tsx';
import { isPublic, preloadFor, screenAt } from './pages/screens.ts';
import { SessionGate } from './session-gate.tsx';
import { refetchWhenBack, checkConnection, showConnection } from './watch-connection.ts';

/**
 * Time, in ms, that the first rendering waits for what it could show: the script of the page, which with a slow
 * processor has come but not run, and once it has, the answers that were sent for ahead.
 */
const PAGE_TIMEOUT_MS = 300;
const READS_TIMEOUT_MS = 100;

/** Makes the page usable: configuration and texts side by side, then the session, then the first screen. */
export async function start(container: HTMLElement): Promise<void> {
  followNetwork();
  followLeaving();
  reloadForMissingScripts(() => verifyConnection().then(isOffline));
  tabChannel();
  await hideLinkInAddress();
  providePhotoActions(() => import('./photo-actions.ts').then(({ photoActions }) => photoActions));
  const root = createRoot(container, {
    // The error boundary that catches an error reports it.
    onCaughtError: () => {},
    onUncaughtError: (error) => reporter.capture(error, { action: 'render' }),
  });
  applyTheme(currentVendor());
  const page = preloadFor(location);
  const texts = startTexts().then(showConnection);
  try {
    await loadAppConfig();
  } catch (error) {
    reporter.capture(error, { action: 'configuration', correlationId: correlationIdOf(error) });
    return showConfigFailed(root, error, texts);
  }
  // A page behind sign-in may leave for it before usePageChange, which does this as well, has run.
  indexPage();
  const client = createClient();
  await startSessionOfPage(client);
  document.documentElement.toggleAttribute('data-stripped', isStripped());
  const reads = startReads(client);
  await texts;
  // One rendering instead of two or three, if it need not be waited for.
  await Promise.race([page.then(() => Promise.race([reads, sleep(READS_TIMEOUT_MS)])), sleep(PAGE_TIMEOUT_MS)]);
  root.render(createApp(client));
  afterFirstScreen(() => startBehind(client));
}

/** Starts what runs behind the pages; once more when its script could not be loaded and the connection is back. */
function startBehind(client: QueryClient): void {
  void import('./in-background.tsx').then(
    ({ startInBackground }) => startInBackground(client).catch(notMissed),
    (error: unknown) => {
      notMissed(error);
      onceBack(() => startBehind(client));
    },
  );
}

/** Takes what the link of a mail says out of the address: while it is there, nothing is requested (S31). */
async function hideLinkInAddress(): Promise<void> {
  if (!holdsMailedLink(location.search)) return;
  // Where it cannot be loaded, neither can the page that needs it, which says so.
  const part = await import('#session/mailed-link/mailed-link.ts').catch(() => {});
  await part?.hideMailedLink();
}

/** The page that is all there is when the browser stores nothing (O88). */
export async function startBlocked(container: HTMLElement): Promise<void> {
  applyTheme(currentVendor());
  const [{ CookiesBlocked }] = await Promise.all([import('./pages/plain-page.tsx'), startTexts()]);
  createRoot(container).render(<CookiesBlocked />);
}

/** Loads the vendor's texts; on failure it is the bundled ones that the page says it is in (X18). */
async function startTexts(): Promise<void> {
  const failure = await loadTexts(currentVendor().locale);
  if (failure) reporter.capture(failure, { action: 'texts', correlationId: correlationIdOf(failure) });
  document.documentElement.lang = currentLocale();
}

async function showConfigFailed(root: Root, error: unknown, texts: Promise<void>): Promise<void> {
  const [{ ConfigFailed }] = await Promise.all([import('./pages/plain-page.tsx'), texts]);
  root.render(<ConfigFailed error={error} />);
}

async function startSessionOfPage(client: QueryClient): Promise<void> {
  connectRequests({
    baseUrl: serviceUrl,
    configuredUrl: (key) => configuredUrl(key),
    correlationIdHeader: correlationIdHeader(),
    accessToken,
    refreshAccessToken,
    signInNeeded,
    failed: (error) => reportFailure(error, 'call'),
  });
  setConnectionCheck(checkConnection);
  refetchWhenBack(client);
  configureSession({ auth: appConfig().auth, acr: currentVendor().acr, reporter });
  await awaitVendorPaths(client);
  await startSession({ isPublic });
}

/**
 * An address that we do not know may be the vendor's for a page that shows without sign-in (A1.17, A2.32): a customer who would
 * be sent to sign in waits for the vendor's paths, three seconds at most (O152).
 */
async function awaitVendorPaths(client: QueryClient): Promise<void> {
  const { accessToken: token } = readTokens({ read: () => document.cookie });
  if (token === undefined && !routeAt(location.pathname)) await client.prefetchQuery(vendorConfigQuery());
}

function createClient(): QueryClient {
  const client = createQueryClient(reporter);
  personalDataClear.on(() => client.clear());
  return client;
}

/**
 * Starts the reads of the first screen, which need not wait for its texts, nor for being drawn (F2).
 * @returns settles when the screen can be drawn with it
 */
async function startReads(client: QueryClient): Promise<void> {
  if (!currentIdentity()) return;
  connectEarly(appConfig().pictureOrigins ?? []);
  void client.prefetchQuery(vendorConfigQuery());
  const { pathname } = location;
  if (isClosedAt(pathname, currentVisitor())) return;
  await screenAt(pathname)
    ?.startReads?.(client, routeAt(pathname)?.params ?? {})
    .catch(notMissed);
}

/** The app with its server cache. */
function createApp(client: QueryClient) {
  return (
    <StrictMode>
      <ErrorBoundary isWhole>
        <QueryClientProvider client={client}>
          <BrowserRouter>
            <SessionGate>
              <AppRoutes />
            </SessionGate>
          </BrowserRouter>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}

/** Has the browser connect to servers while nothing is known yet of what will be asked of them. */
function connectEarly(addresses: readonly string[]): void {
  const origins = new Set(
    addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
  );
  for (const origin of origins) {
    if (origin === location.origin) continue;
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.href = origin;
    document.head.append(link);
  }
}

/** Dresses the page for a vendor: the brand picks the tokens of src/ui/theme (A1.15). */
function applyTheme({ brand }: Vendor): void {
  document.documentElement.dataset.brand = brand;
}
