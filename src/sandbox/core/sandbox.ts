import type { AppConfig } from '#generated/app-config/model/index.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Files } from './files.ts';
import type { KeyValueStore } from './identity-store.ts';
import type { Jobs } from './jobs.ts';
import type { Outbox } from './outbox.ts';
import type { PicturePool, PictureStore } from './picture-pool.ts';
import type { PushHub } from './push-hub.ts';
import type { SignedLinks } from './signed-links.ts';

/** URLs of the sandbox, known once the ports are. */
export type Addresses = {
  /** Base of the services: `http://localhost:5174`, or with https a folder of the app's origin. */
  sandbox: string;
  /** The sandbox's own port, for this machine alone, with the control interface: `http://localhost:5174` */
  local: string;
  /** `http://localhost:5173` */
  app: string;
};

/** Shared state of the services, for handlers, provider states and seeds; none of it lives at module level. */
export type Sandbox = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  links: SignedLinks;
  push: PushHub;
  mail: Outbox;
  faults: Faults;
  files: Files;
  addresses: Addresses;
  pool: PicturePool;
  /** The bytes of the pool's pictures. */
  pictures: PictureStore;
  /** Store of the identity provider; resets of the data leave it in place. */
  identity: KeyValueStore;
  /** The app's /config.json. */
  configuration(): AppConfig;
  /** When the seeded state began: dates that are told relative to today count from it. */
  seededAt(): number;
};
