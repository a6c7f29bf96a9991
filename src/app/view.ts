import type { ComponentType } from 'react';
import { createElement, use, useState } from 'react';

/** A component whose script is loaded when it is needed, or a little before. */
export interface View {
  /** Loads the script; one that failed is asked for again. */
  load: () => Promise<unknown>;
  /** Whether it is there: then it is rendered at once. */
  isLoaded: () => boolean;
  Component: ComponentType;
}

/**
 * What React's `lazy` does, but for scripts that have arrived: those are rendered at once, where `lazy` would show the
 * fallback first and take another turn.
 */
export function view(importComponent: () => Promise<ComponentType>): View {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  let hasFailed = false;

  function load(): Promise<ComponentType> {
    if (loading && !hasFailed) return loading;
    hasFailed = false;
    loading = importComponent().then(
      (component) => (Loaded = component),
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
    return loading;
  }

  function Waiting() {
    // A failure is thrown here as often as it is rendered; asking anew each time would never end.
    return createElement(use(loading ?? load()));
  }

  function Component() {
    // Kept as it was at first: the page must not be mounted anew because its script is there by now.
    const [Ready] = useState(() => Loaded);
    return createElement(Ready ?? Waiting);
  }
  return { load, isLoaded: () => Loaded !== undefined, Component };
}
