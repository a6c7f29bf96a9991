import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sourceVersion } from './core/source-version.ts';

/** Data folder of a sandbox. */
export type DataFolder = {
  path: string;
  /** Whether the data is to be found again at the next start. */
  isKept: boolean;
  /** Removes a folder that was only made for this run. */
  discard(): void;
};

const IN_MEMORY = ':memory:';

/** The data folder, made if it does not exist; `:memory:` is a private folder that goes when the program ends. */
export function openDataFolder(dataFolder: string): DataFolder {
  if (dataFolder !== IN_MEMORY) {
    const path = resolve(dataFolder);
    mkdirSync(path, { recursive: true });
    return { path, isKept: true, discard: () => undefined };
  }
  const path = mkdtempSync(join(tmpdir(), 'photo-account-'));
  if (temporary.size === 0) {
    process.on('exit', discardAll);
    for (const signal of endings) process.on(signal, exitAt);
  }
  temporary.add(path);
  return {
    path,
    isKept: false,
    discard() {
      rmSync(path, { recursive: true, force: true });
      temporary.delete(path);
      if (temporary.size > 0) return;
      process.off('exit', discardAll);
      for (const signal of endings) process.off(signal, exitAt);
    },
  };
}

/** Folders that were only made for this run. */
const temporary = new Set<string>();
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function discardAll(): void {
  for (const path of temporary) rmSync(path, { recursive: true, force: true });
}

/** A signal ends a process without its listeners of an exit, unless someone listens to the signal. Who else does ends it by itself. */
function exitAt(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
}

/** The secret that signs links: made once for a folder, so that links outlive a restart. */
export function signingSecret(folder: string): string {
  const file = join(folder, 'link-key');
  if (!existsSync(file)) {
    // A crash leaves the whole secret or none: an empty one would be a secret that everybody knows.
    writeFileSync(`${file}.unfinished`, randomBytes(32).toString('base64url'), { mode: 0o600 });
    renameSync(`${file}.unfinished`, file);
  }
  return readFileSync(file, 'utf8');
}

/** Files and folders whose code can change what the seeds look like. */
const SEED_SOURCES = ['../lib/random.ts', 'accounts', 'core/outbox.ts', 'database', 'library', 'pictures', 'services'];

/** Changes with any code that seeds could be made by. */
export function seedVersion(): string {
  return sourceVersion(SEED_SOURCES);
}
