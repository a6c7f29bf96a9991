import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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
  const discard = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', discard);
  return {
    path,
    isKept: false,
    discard() {
      process.off('exit', discard);
      discard();
    },
  };
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

/** Folders whose code can change what the seeds look like. */
const SEED_SOURCES = ['accounts', 'database', 'library', 'mail', 'pictures', 'services'];

/** Changes with any code that seeds could be made by, so that no version number has to be maintained. */
export function seedVersion(): string {
  const hash = createHash('sha256');
  const root = import.meta.dirname;
  for (const file of ['people.ts', 'core/random.ts', ...SEED_SOURCES.flatMap((folder) => sourcesIn(root, folder))]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

function sourcesIn(root: string, folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));
}
