import { readFileSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { serviceOf, specFile, specFiles } from '../../contracts/support/spec-files.ts';
import { generateInto } from './generate-into.ts';

/** Time in milliseconds that a file is left alone after an event: some editors empty it before they write it. */
const SETTLED = 50;

/**
 * Regenerates below `root` the services whose files change, GraphQL ones too; a spec that cannot be used is reported, and tried
 * again with the next change. What counts is what the files say, not how often they are said to have changed: a change during a
 * run is seen after it.
 * @param print takes a line for each run
 * @param signal ends it
 */
export async function watchSpecs(
  root: string,
  { print, signal }: { print: (line: string) => void; signal?: AbortSignal },
): Promise<void> {
  const folder = join(root, 'openapi');
  let wake = () => {};
  let eventful = false;
  // A folder is watched without those in it.
  const folders = new Set([folder, ...specFiles(folder).map((name) => dirname(join(folder, name)))]);
  const watchers = [...folders].map((one) =>
    watch(one, () => {
      eventful = true;
      wake();
    }),
  );
  signal?.addEventListener('abort', () => wake());
  // Nothing is known at first: what is generated may be older than the specs.
  let known = new Map<string, string>();
  const refused = new Set<string>();
  print('Watching openapi/ …');
  try {
    for (;;) {
      if (signal?.aborted) return;
      eventful = false;
      const now = contentsOf(folder);
      const changed = new Set([...refused, ...changedServices(known, now)]);
      const isFirst = known.size === 0;
      known = now;
      if (changed.size > 0) {
        const done = await regenerate(
          root,
          isFirst ? [] : [...changed].filter((service) => now.has(specFile(service))),
        );
        print(done.said);
        refused.clear();
        if (!done.passed) changed.forEach((service) => refused.add(service));
      }
      if (!eventful) await new Promise<void>((woken) => (wake = woken));
      await new Promise((settled) => setTimeout(settled, SETTLED));
    }
  } finally {
    watchers.forEach((watcher) => watcher.close());
  }
}

async function regenerate(root: string, services: string[]): Promise<{ passed: boolean; said: string }> {
  const started = performance.now();
  try {
    const { operations } = await generateInto(root, services);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const what = services.length > 0 ? services.join(', ') : 'all services';
    return { passed: true, said: `Generated ${what}: ${operations} operations in ${seconds} s.` };
  } catch (error) {
    return { passed: false, said: error instanceof Error ? error.message : String(error) };
  }
}

/** Content of each file that something is generated from. */
function contentsOf(folder: string): Map<string, string> {
  return new Map(
    specFiles(folder).flatMap((name) => {
      try {
        return [[name, readFileSync(join(folder, name), 'utf8')]];
      } catch {
        // One that went meanwhile is told of by another event.
        return [];
      }
    }),
  );
}

function changedServices(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = [...before.keys(), ...after.keys()].filter((name) => before.get(name) !== after.get(name));
  return names.map(serviceOf);
}
