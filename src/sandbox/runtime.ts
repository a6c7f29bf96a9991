import { join } from 'node:path';
import { accountsDataset } from './accounts/accounts.ts';
import { createClock } from './core/clock.ts';
import { createFaults } from './core/faults.ts';
import { createFiles } from './core/files.ts';
import { openIdentityStore } from './core/identity-store.ts';
import { createJobs } from './core/jobs.ts';
import { createOutbox, mailDataset } from './core/outbox.ts';
import type { PicturePool, PictureStore } from './core/picture-pool.ts';
import { createPushHub } from './core/push-hub.ts';
import type { Addresses, Sandbox } from './core/sandbox.ts';
import { createSignedLinks } from './core/signed-links.ts';
import type { DataFolder } from './data-folder.ts';
import { seedVersion, signingSecret } from './data-folder.ts';
import { openStore } from './database/store.ts';
import { libraryDataset } from './library/seed/library-seed.ts';
import { appConfiguration } from './services/app-config/configuration.ts';
import { services } from './services/registry.ts';

/** Folder of cached seeds, which hold no data of a person: sandboxes of this checkout that keep nothing share it. */
const SEED_CACHE = join(import.meta.dirname, '../../.cache/sandbox-seeds');

/** Shared state of the services, and the ways to reset it. */
export type Runtime = {
  sandbox: Sandbox;
  /** Data, faults and clock back to the seeded state; what was going on ends. */
  reset(now?: number): void;
  /** Data and faults alone. */
  resetData(): void;
  close(): void;
};

type Options = {
  folder: DataFolder;
  addresses: Addresses;
  pool: PicturePool;
  pictures: PictureStore;
  onFailure(reason: string, error?: unknown): void;
};

export function createRuntime({ folder, addresses, pool, pictures, onFailure }: Options): Runtime {
  const clock = createClock();
  const jobs = createJobs((error) => onFailure('Work in the background failed', error));
  const faults = createFaults();
  const push = createPushHub();
  const files = createFiles(join(folder.path, 'files'));
  const store = openStore({
    folder: folder.path,
    datasets: [accountsDataset, mailDataset, libraryDataset(pool), ...services.flatMap(({ dataset }) => dataset ?? [])],
    seedVersion: seedVersion(),
    durability: folder.isKept ? 'kept' : 'lost',
    seedCache: folder.isKept ? undefined : SEED_CACHE,
    onNotice: (notice) => onFailure(notice),
  });
  const { database } = store;
  const identity = openIdentityStore(join(folder.path, 'identity.sqlite'));
  let seededAt = clock.now();

  const sandbox: Sandbox = {
    database,
    clock,
    jobs,
    links: createSignedLinks(signingSecret(folder.path), clock),
    push,
    mail: createOutbox(database, clock),
    faults,
    files,
    addresses,
    pool,
    pictures,
    identity,
    configuration: () => appConfiguration(addresses, servedSlugs()),
    seededAt: () => seededAt,
  };

  function resetData(): void {
    jobs.cancelAll();
    faults.clear();
    files.clear();
    store.reset();
  }

  return {
    sandbox,
    resetData,
    reset(now) {
      resetData();
      if (now === undefined) clock.reset();
      else clock.set(now);
      seededAt = clock.now();
      push.closeAll();
    },
    close() {
      jobs.cancelAll();
      push.closeAll();
      identity.close();
      store.close();
    },
  };
}

/** The services whose addresses the app is told; its own configuration is not one of them. */
function servedSlugs(): string[] {
  return services.map(({ slug }) => slug).filter((slug) => slug !== 'app-config');
}
