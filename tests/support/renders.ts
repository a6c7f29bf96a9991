import type { Page } from '@playwright/test';

/** Fiber of a component or an element, as far as React tells its developer tools and it is read here. */
interface Fiber {
  tag: number;
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Counts the components within `main` that are rendered anew, other than for the first time, as React's developer tools do; not those of
 * dialogs. Before the page is loaded.
 * @returns callback: how many since it was called last
 */
export async function watchRenders(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const FUNCTIONS = [0, 11, 14, 15];
    const PORTAL = 4;
    let count = 0;
    const look = (fiber: Fiber, isInMain: boolean) => {
      const { tag, alternate, flags } = fiber;
      const isWithin = isInMain || fiber.type === 'main';
      if (tag === PORTAL) return;
      // The lowest bit: it has been rendered.
      if (isWithin && alternate && FUNCTIONS.includes(tag) && flags % 2 === 1) count += 1;
      // What has the children that it had was left as it is.
      if (alternate && fiber.child === alternate.child) return;
      for (let child = fiber.child; child; child = child.sibling) look(child, isWithin);
    };
    Object.assign(globalThis, {
      rendersInMain() {
        const since = count;
        count = 0;
        return since;
      },
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        onCommitFiberRoot: (_id: number, root: { current: Fiber }) => look(root.current, false),
      },
    });
  });
  return () => page.evaluate('rendersInMain()');
}
