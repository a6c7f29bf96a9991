import { join, relative } from 'node:path';
import { pactPath } from '../../contracts/pact-files/pact-file.ts';
import { KINDS, pactsOf } from '../../contracts/pact-files/kinds.ts';
import { specFile } from '../../contracts/support/spec-files.ts';
import { contentHash, stamp } from '../setup/content-hash.mjs';

/*
 * [Note: Contracts that still hold]
 * Recording and verifying take three quarters of `npm run api`, nearly always for services of which nothing changed. A step that
 * passed for a service writes down from which files; where they are the same, it holds. Files are those of the service (spec,
 * generated code, cases, contracts) and all that every service shares: the app, the sandbox, what records and verifies, the
 * packages. A case that uses the generated code of another service is run again by `npm test` alone, which knows nothing of this
 * and leaves out nothing.
 */

/** Services that a step has to run for, and those for which it has passed with the present files. */
export interface SincePassed {
  changed: string[];
  unchanged: string[];
  /** Writes down that the step has passed for the changed ones, or some of them, with the files that were there at the beginning. */
  passed(services?: readonly string[]): void;
}

const PROJECT = join(import.meta.dirname, '../..');

const SHARED = [
  'src',
  'openapi',
  'contracts',
  // The other files that services share there hold types and what no case runs, and change with the version of every spec.
  'generated/bodies.ts',
  'scripts/build/locale-files.ts',
  'scripts/generate.ts',
  'scripts/generation',
  'scripts/contracts-run.ts',
  'scripts/contracts-verify.ts',
  'scripts/spec-changes/since-passed.ts',
  'tests/support/clean-slate.ts',
  'orval.config.ts',
  'vitest.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Files that no contract depends on: what is compared with the specs, what follows from all files here, and tests. */
const ASIDE = /^openapi\/baseline\/|^contracts\/(pacts\/|report\.html$)|\.test\.tsx?$/;

/**
 * Services of which something changed since a step passed for them, and the others.
 * @param step what is asked of them: whether it passed is written down apart for each step
 * @param root folder of the project
 */
export function sincePassed(
  step: 'contracts' | 'verify',
  services: readonly string[],
  root: string = PROJECT,
): SincePassed {
  const shared = contentHash(
    SHARED,
    (path) => !ASIDE.test(path) && !services.some((service) => isOf(service, path)),
    root,
  );
  const begun = new Map(
    services.map((service) => [
      service,
      contentHash(['openapi', 'contracts', `generated/${service}`], (path) => isOf(service, path), root),
    ]),
  );
  const pactsHash = (service: string) =>
    contentHash(
      KINDS.map((kind) => relative(PROJECT, pactPath(service, pactsOf(kind)))),
      undefined,
      root,
    );
  const pactsBegun = new Map(services.map((service) => [service, pactsHash(service)]));
  const hashOf = (service: string, pacts = pactsBegun.get(service)) => [shared, begun.get(service), pacts].join(' ');
  const stampOf = (service: string) => stamp(`.cache/contracts/${step}/${service}`, root);
  const changed = services.filter((service) => !stampOf(service).matches(hashOf(service)));
  return {
    changed,
    unchanged: services.filter((service) => !changed.includes(service)),
    passed: (those = changed) =>
      those.forEach((service) =>
        // Recording writes them: they are looked at when it is over.
        stampOf(service).write(hashOf(service, step === 'contracts' ? pactsHash(service) : undefined)),
      ),
  };
}

/** Line of a step about the services that it left out. */
export function unchangedText({ unchanged }: SincePassed): string {
  return `${unchanged.length} services left out: nothing of them changed since they passed`;
}

/** Whether a file is the spec of a service, generated from it, or one with its cases. */
function isOf(service: string, path: string): boolean {
  return (
    path === `openapi/${specFile(service)}` ||
    path.startsWith(`generated/${service}/`) ||
    path.startsWith(`contracts/${service}.`)
  );
}
