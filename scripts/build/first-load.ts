import { join } from 'node:path';

/** What a customer's browser runs before the first photo screen stands: the start of the app and the timeline. */
const roots = ['src/main.tsx', 'src/features/timeline/timeline-screen.tsx'].map((path) => join(import.meta.dirname, '../..', path));

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/**
 * The chunks of what the first photo screen needs: `vendor`, the libraries, which a browser keeps when the app is
 * deployed anew, and `app`, ours. Left to itself the bundler splits it into as many files as there are combinations of
 * later screens that share a module, each a request that the pictures wait behind (F2). What is loaded later it splits
 * by itself.
 */
export function firstLoadChunks() {
  let needed: Set<string> | undefined;
  const chunk = (name: string, priority: number, holds: (id: string) => boolean) => ({
    debugName: name,
    priority,
    name: (id: string, graph: Graph) => {
      needed ??= reachable(graph);
      return needed.has(id) && holds(id) ? name : undefined;
    },
  });
  return [chunk('vendor', 1, (id) => id.includes('/node_modules/')), chunk('app', 0, () => true)];
}

/** What is imported from the beginning, directly or not; what is loaded with import() is left out. */
function reachable(graph: Graph): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
