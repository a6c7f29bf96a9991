import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';
import {
  createElement,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
  type SuspenseProps,
} from 'react';
import { answerFirst } from './first-screen.ts';
import { verifyConnection, onceBack } from './offline.ts';

/** Part whose script is loaded when it is needed, or a little before. */
export interface LazyPart<Part> {
  /** Loads the script; one that failed is asked for again. */
  load: () => Promise<Part>;
  /** Whether it is there. */
  isLoaded: () => boolean;
  /** Hook: the part. Suspends until it is there, up to the next `LazyBoundary`. */
  useArrived: () => Part;
  /**
   * Hook: the part; undefined until it is there, also where that is after a failure.
   * @param whenMissing called when the script cannot be had
   */
  usePart: (whenMissing: () => void) => Part | undefined;
}

/** A component whose script is loaded like that; what has arrived is rendered at once. */
export interface Lazy<Props> extends Pick<LazyPart<unknown>, 'load' | 'isLoaded'> {
  Component: ComponentType<Props>;
}

export interface LazyOptions<Props> {
  /**
   * Called when the script cannot be had: then nothing is drawn until it comes all the same. Otherwise the failure goes to the error
   * boundary around.
   */
  whenMissing?: (props: Props) => void;
  /** Drawn with `whenMissing` while the script is on its way; nothing by default. */
  meanwhile?: (props: Props) => ReactNode;
}

const missing = new WeakSet<object>();

/** Number of these scripts that have come. */
const arrivalsAtom = atom(0);

/**
 * Boundary of components that are loaded late. React's own holds back what comes after its fallback until that has been seen for
 * 300 ms, though the script was there a moment later (F13): rendered anew by an update, it comes at once.
 */
export function LazyBoundary(props: SuspenseProps) {
  useAtomValue(arrivalsAtom);
  return createElement(Suspense, props);
}

/** Whether an error says that a script could not be loaded. */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Object && missing.has(error);
}

/**
 * Something that is loaded late. What failed is asked for again by the next call of `load`, or when the connection is back, and whoever
 * uses it gets it then.
 */
export function lazyPart<Part>(importPart: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | undefined;
  let loading: Promise<Part> | undefined;
  /** Promise that is rendered: a failed one stays, as React renders it more than once, until the next request. */
  let rendered: Promise<Part> | undefined;
  const partAtom = atom((get) => {
    get(arrivalsAtom);
    return loaded;
  });

  function load(): Promise<Part> {
    if (loading) return loading;
    rendered = undefined;
    loading = importPart().then(
      (part) => {
        loaded = part;
        getDefaultStore().set(arrivalsAtom, (before) => before + 1);
        return part;
      },
      async (error: unknown) => {
        if (error instanceof Object) missing.add(error);
        loading = undefined;
        onceBack(load);
        // See: [Note: Away from the network]
        await verifyConnection();
        throw error;
      },
    );
    // Who waits for it tells of it; who only begins it, or is gone by then, need not.
    loading.catch(() => {});
    answerFirst(loading);
    return loading;
  }

  return {
    load,
    isLoaded: () => loaded !== undefined,
    useArrived: () => loaded ?? use((rendered ??= load())),
    usePart(whenMissing) {
      const part = useAtomValue(partAtom);
      const [loads] = useState(load);
      const onMissing = useEffectEvent(whenMissing);
      useEffect(() => {
        let isGone = false;
        loads.catch(() => isGone || onMissing());
        return () => void (isGone = true);
      }, [loads]);
      return part;
    },
  };
}

/**
 * A component that is loaded late, like one of React's `lazy`.
 * @param options with `whenMissing` it neither suspends nor fails, and `meanwhile` is drawn in its place until it is there
 */
export function lazily<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  { whenMissing, meanwhile }: LazyOptions<Props> = {},
): Lazy<Props> {
  const part = lazyPart(importComponent);
  const Suspending = (props: Props) => createElement<Props>(part.useArrived(), props);
  function Waiting(props: Props) {
    const Arrived = part.usePart(() => whenMissing?.(props));
    return Arrived ? createElement<Props>(Arrived, props) : meanwhile?.(props);
  }
  return { ...part, Component: whenMissing ? Waiting : Suspending };
}
