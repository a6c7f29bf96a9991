import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';

/*
 * [Note: One process for many test files]
 * Vitest can give each file a process of its own, whose start costs more than most files take. Instead, files follow one
 * another in a few processes, and this runs before each of them: the project's modules are evaluated anew, globals and
 * clock are the real ones, and the temporary folder is one that goes with the file, as do its changes of the environment.
 */
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();

// As long as for what is polled, which the configuration can say and this it cannot.
const PATIENT = Symbol.for('vi.waitFor waits for 10 s');
if (!Reflect.has(vi, PATIENT)) {
  const { waitFor } = vi;
  vi.waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: 10_000, ...options });
  Reflect.set(vi, PATIENT, true);
}

const environment = { ...process.env };
const folder = mkdtempSync(join(tmpdir(), 'tests-'));
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
