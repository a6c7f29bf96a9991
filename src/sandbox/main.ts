import { startAppServer } from './app-server/app-server.ts';
import { createControl } from './control/control.ts';
import { withDefect } from './control/defects.ts';
import { createAuthorise } from './core/authorisation.ts';
import { createJournal } from './core/journal.ts';
import type { Addresses } from './core/sandbox.ts';
import { explained, portFailure } from './core/start-failure.ts';
import { openDataFolder } from './data-folder.ts';
import { DOWNSTREAM_PATH } from './http/downstream.ts';
import { createGateway } from './http/gateway.ts';
import { openServer } from './http/listen.ts';
import type { Opening, OpenServer } from './http/listen.ts';
import { openPictures, picturePool } from './library/pictures.ts';
import { readyMessage } from './ready-message.ts';
import { createRuntime } from './runtime.ts';
import { createDownstream, serveSandbox } from './serve-sandbox.ts';
import { mountIdentityProvider, openIdentityProvider } from './services/identity-provider.ts';
import { createPhotoFiles } from './services/photo-files/photo-files.ts';
import { createPushEndpoint, photoPush } from './services/photo-push/photo-push.ts';
import { services, states } from './services/registry.ts';
import { thirdParties } from './services/third-parties/third-parties.ts';
import { mountServices } from './spec-service/mount-services.ts';

export type SandboxOptions = {
  /** Port of the services; 0 for a free one. */
  sandboxPort: number;
  /** Port of the app, or with `app: 'none'` the one at which another program serves it; 0 for a free one. */
  appPort: number;
  /** A folder, or `:memory:` to keep nothing. */
  dataFolder: string;
  app: 'dist' | 'dev' | 'none';
  /** The folder of the build; left out: `dist/`. */
  dist?: string;
  /** `<operationId>:<kind>`: that operation answers defectively, to show that contract verification notices. */
  defect?: string | undefined;
  /**
   * How the app's port is opened beyond plain http on this machine. With `tls` the services are a folder of the app's origin,
   * and addresses begin with `lan` where that is given. The sandbox's own port stays as it is.
   */
  opening?: Opening;
  /** The shop (`wallbay-fr`) that is shown where the host names none; left out: the first one. */
  vendor?: string | undefined;
  /** Address to which browsers report what violates the app's policy; left out: they report to nobody. */
  policyReportsUrl?: string | undefined;
  /** Output for `Ready`, the URLs and the people; left out: the console. */
  print?: (text: string) => void;
};

export type RunningSandbox = {
  addresses: Addresses;
  /** A token as sign-in would give the person, for calls without a browser. */
  issueAccessToken(email: string): Promise<string>;
  close(): Promise<void>;
};

/**
 * Starts the services and the app's server, each on its port of this machine. Several can run in one process.
 * @throws StartFailure with one line that says what to do
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const sandboxServer = await listen(options.sandboxPort, 'SANDBOX_PORT');
  const closing: (() => unknown)[] = [sandboxServer.close];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const appServer = options.app === 'none' ? undefined : await listen(options.appPort, 'PORT', options.opening);
    if (appServer) closing.push(appServer.close);
    const running = await explained(() => assemble(options, { sandboxServer, appServer }, closing), options.dataFolder);
    (options.print ?? console.log)(readyMessage(running.addresses, options.app));
    return { ...running, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Servers = { sandboxServer: OpenServer; appServer: OpenServer | undefined };

async function assemble(
  options: SandboxOptions,
  { sandboxServer, appServer }: Servers,
  closing: (() => unknown)[],
): Promise<Omit<RunningSandbox, 'close'>> {
  const appPort = appServer?.port ?? options.appPort;
  const addresses = addressesOf(appPort, sandboxServer.port, options.opening);
  const ended = new AbortController();
  closing.push(() => ended.abort());
  const onFailure = (reason: string, error?: unknown) =>
    console.error(`[sandbox] ${reason}`, ...(error ? [error] : []));

  const folder = openDataFolder(options.dataFolder);
  closing.push(folder.discard);
  const runtime = createRuntime({ folder, addresses, pool: picturePool, pictures: openPictures(), onFailure });
  closing.push(runtime.close);
  const { sandbox } = runtime;

  const identity = openIdentityProvider(sandbox);
  const verify = (token: string) => identity.verifyAccessToken(token);
  const authorise = createAuthorise(verify, sandbox.database);

  const journal = createJournal();
  const mounted = [
    ...withDefect(mountServices(services, { sandbox, authorise, onFailure }), options.defect),
    mountIdentityProvider(identity),
    createPhotoFiles(sandbox),
    photoPush,
    thirdParties,
  ];
  const gateway = createGateway({
    mounted,
    journal,
    faults: sandbox.faults,
    app: addresses.app,
    signal: ended.signal,
    onFailure,
  });
  const control = createControl({
    sandbox,
    services: gateway.services,
    states,
    journal,
    reset(now) {
      runtime.reset(now);
      identity.reset();
      journal.clear();
    },
    resetData: () => runtime.resetData(),
    expireTokens: (who) => identity.expireTokens(who),
  });
  const push = createPushEndpoint({ sandbox, journal, verify });
  closing.push(push.close);

  const downstream = createDownstream(gateway, push, sandbox);
  serveSandbox(sandboxServer.server, { downstream, control, onFailure });
  if (options.app !== 'none' && appServer) {
    const { configuration } = sandbox;
    const { app, dist, vendor, policyReportsUrl } = options;
    const { server } = appServer;
    closing.push(
      await startAppServer({
        app,
        dist,
        vendor,
        policyReportsUrl,
        server,
        gateway,
        configuration,
        address: addresses.app,
        downstream: options.opening?.tls && downstream,
      }),
    );
  }
  return { addresses, issueAccessToken: (email) => identity.issueAccessToken(email) };
}

/** See: docs/decisions/0070-the-product-on-a-phone.md */
function addressesOf(appPort: number, sandboxPort: number, { tls, lan }: Opening = {}): Addresses {
  const local = `http://localhost:${sandboxPort}`;
  if (!tls) return { sandbox: local, local, app: `http://localhost:${appPort}` };
  const app = `https://${lan ?? 'localhost'}:${appPort}`;
  return { sandbox: app + DOWNSTREAM_PATH, local, app };
}

async function listen(port: number, variable: 'PORT' | 'SANDBOX_PORT', opening?: Opening): Promise<OpenServer> {
  try {
    return await openServer(port, opening);
  } catch (error) {
    throw portFailure(port, variable, error) ?? error;
  }
}
