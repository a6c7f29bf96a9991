import type { ComponentType } from 'react';
import { createElement, useEffect, useEffectEvent, useState } from 'react';
import { afterFirstScreen } from './first-screen.ts';

export interface LaterPart<Props> {
  /** Loads the script; one that failed is asked for again. */
  load: () => Promise<unknown>;
  Component: ComponentType<Props>;
}

interface Later<Props> {
  isUrgent?: boolean;
  whenMissing?: (props: Props) => void;
}

/** While its page is drawn anew, a script that failed is asked for again this long after that, in ms. */
const PAUSE_MS = 10_000;

/**
 * A script that is loaded when it is wanted. One that failed is asked for again whenever it is wanted, and when the
 * network is back while it is.
 */
export function laterScript<Part>(importPart: () => Promise<Part>, isUrgent?: boolean) {
  let loaded: Part | undefined;
  let loading: Promise<Part> | undefined;
  let failedAt = 0;

  async function load(): Promise<Part> {
    try {
      return (loaded = await (loading ??= importPart()));
    } catch (error) {
      loading = undefined;
      failedAt = Date.now();
      throw error;
    }
  }

  return {
    load,
    current: () => loaded,
    /** Calls one of the two for each try, until it is called off by what it returns. */
    want(done: (part: Part) => void, missing: () => void): () => void {
      let isOff = false;
      // The page goes on without; a script that is missing after a deployment reloads it.
      const show = () => void load().then((part) => isOff || done(part), () => isOff || missing());
      const callOff = isUrgent ? show() : afterFirstScreen(() => Date.now() - failedAt < PAUSE_MS || show());
      addEventListener('online', show);
      return () => {
        isOff = true;
        callOff?.();
        removeEventListener('online', show);
      };
    },
  };
}

/**
 * A part of a page that the page stands without: nothing is drawn in its place until its script is there, which is loaded
 * after the first screen stands (F1, F2), or before when somebody asks for it.
 * @param options `isUrgent`: there is nothing else to be seen, its script is loaded at once when it is to be drawn;
 * `whenMissing`: called when it cannot be had
 */
export function laterPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>, { isUrgent, whenMissing }: Later<Props> = {}): LaterPart<Props> {
  const { load, current, want } = laterScript(importPart, isUrgent);

  function Component(props: Props) {
    const [Ready, setReady] = useState(current);
    const missing = useEffectEvent(() => whenMissing?.(props));
    // Wanted anew with each drawing, which has properties of its own.
    useEffect(() => (Ready ? undefined : want((part) => setReady(() => part), missing)), [Ready, props]);
    return Ready ? createElement(Ready, props) : null;
  }
  return { load, Component };
}
