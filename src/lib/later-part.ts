import type { ComponentType } from 'react';
import { createElement, useEffect, useState } from 'react';

export interface LaterPart<Props> {
  /** Loads the script; one that failed is asked for again. */
  load: () => Promise<unknown>;
  Component: ComponentType<Props>;
}

/**
 * A part of a page that the page stands without: nothing is drawn in its place until its script is there, which is loaded
 * once the browser has nothing more urgent to do, or before when somebody asks for it.
 */
export function laterPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  async function load(): Promise<ComponentType<Props>> {
    try {
      return (Loaded = await (loading ??= importPart()));
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  function Component(props: Props) {
    const [Ready, setReady] = useState(() => Loaded);
    useEffect(() => {
      if (Ready) return;
      let isGone = false;
      const callOff = whenIdle(() => {
        load().then(
          (component) => isGone || setReady(() => component),
          // The page goes on without; a script that is missing after a deployment reloads it.
          () => {},
        );
      });
      return () => {
        isGone = true;
        callOff();
      };
    }, [Ready]);
    return Ready ? createElement(Ready, props) : null;
  }
  return { load, Component };
}

/** For so many ms the browser may be too busy. */
const PATIENCE_MS = 2_000;
/** Where a browser does not tell when it is idle, in ms. */
const SHORT_WAIT_MS = 200;

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, SHORT_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}
