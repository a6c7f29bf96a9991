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

/**
 * A part of a page that the page stands without: nothing is drawn in its place until its script is there, which is loaded
 * after the first screen stands (F1, F2), or before when somebody asks for it.
 * @param options `isUrgent`: there is nothing else to be seen, its script is loaded at once when it is to be drawn;
 * `whenMissing`: called when it cannot be had
 */
export function laterPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>, { isUrgent, whenMissing }: Later<Props> = {}): LaterPart<Props> {
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
    const missing = useEffectEvent(() => whenMissing?.(props));
    useEffect(() => {
      if (Ready) return;
      let isGone = false;
      const show = () =>
        void load().then(
          (component) => isGone || setReady(() => component),
          // The page goes on without; a script that is missing after a deployment reloads it.
          () => isGone || missing(),
        );
      const callOff = isUrgent ? show() : afterFirstScreen(show);
      return () => {
        isGone = true;
        callOff?.();
      };
    }, [Ready]);
    return Ready ? createElement(Ready, props) : null;
  }
  return { load, Component };
}
