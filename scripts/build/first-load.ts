import { join } from 'node:path';

/** What a customer's browser runs before the first photo screen stands: the start of the app and the timeline. */
const firstScreen = ['src/main.tsx', 'src/app/pages/photos-page.tsx'].map(inProject);

/** What sends the first calls before that. */
const ahead = [inProject('src/ahead.ts')];

/**
 * What the index of a library, or of a service's schemas, names without the first screen using it: what forms end in, for one. The bundler would leave out what nobody uses at all,
 * but these are of later screens.
 */
const ofLaterScreens = /@tanstack\/.*\/(infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions|mutationObserver|useMutation|queriesObserver|useQueries)\.js$|\/generated\/photo-management\/model\/albumName\.zod\.ts$/;

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/**
 * One chunk for all that the first photo screen needs, but for the few kB that run before it has come. Left to itself the bundler splits it into as many files as there
 * are combinations of later screens that share a module, each a request that the pictures wait behind (F2). Libraries
 * apart from our own code would outlive a deployment in a browser's cache, but weigh 1.6 kB more, for what compresses
 * well together (F1). What is loaded later the bundler splits by itself.
 */
export function firstLoadChunks() {
  let needed: Set<string> | undefined;
  let neededAhead: Set<string> | undefined;
  return [
    {
      debugName: 'ahead',
      priority: 1,
      name: (id: string, graph: Graph) => ((neededAhead ??= reachable(ahead, graph)).has(id) ? 'ahead' : undefined),
    },
    {
      debugName: 'app',
      name: (id: string, graph: Graph) => {
        needed ??= reachable(firstScreen, graph);
        return needed.has(id) && !ofLaterScreens.test(id) ? 'app' : undefined;
      },
    },
  ];
}

/** What is imported from the beginning, directly or not; what is loaded with import() is left out. */
function reachable(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

function inProject(path: string): string {
  return join(import.meta.dirname, '../..', path);
}
