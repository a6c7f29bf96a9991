import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';
import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
  type SuspenseProps,
} from 'react';
import { answerFirst } from './first-screen.ts';
import { doubtConnection, onceBack } from './offline.ts';

/** A component whose script is loaded when it is needed, or a little before. */
export interface Lazy<Props> {
  /** Loads the script; one that failed is asked for again. */
  load: () => Promise<unknown>;
  /** Whether it is there: then it is rendered at once. */
  isLoaded: () => boolean;
  Component: ComponentType<Props>;
}

export interface LazyOptions<Props> {
  /** Called when the script cannot be had: then nothing is drawn. Otherwise the failure goes to the error boundary around. */
  whenMissing?: (props: Props) => void;
  /** Drawn with `whenMissing` while the script is on its way; nothing by default. */
  meanwhile?: (props: Props) => ReactNode;
}

const missing = new WeakSet<object>();

/** How many of these scripts have come. */
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
  return typeof error === 'object' && error !== null && missing.has(error);
}

/**
 * A component that is loaded late: React's `lazy`, but one that has arrived is rendered at once, and one that failed is asked
 * for again by the next call of `load`, or when the connection is back.
 * @param options with `whenMissing` it neither suspends nor fails, and `meanwhile` is drawn in its place until it is there
 */
export function lazily<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  { whenMissing, meanwhile }: LazyOptions<Props> = {},
): Lazy<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  let Current = attempt();

  /** A failure stays one for React, which renders it more than once; what is tried again is another component. */
  function attempt() {
    hasFailed = false;
    return lazy(() => load().then((component) => ({ default: component })));
  }

  function load(): Promise<ComponentType<Props>> {
    if (hasFailed) Current = attempt();
    if (loading) return loading;
    loading = importComponent().then(
      (component) => {
        loaded = component;
        getDefaultStore().set(arrivalsAtom, (before) => before + 1);
        return component;
      },
      async (error: unknown) => {
        if (typeof error === 'object' && error !== null) missing.add(error);
        loading = undefined;
        hasFailed = true;
        onceBack(() => hasFailed && void load().catch(() => {}));
        // See: [Note: Away from the network]
        await doubtConnection();
        throw error;
      },
    );
    answerFirst(loading);
    return loading;
  }

  /** Suspends until the script is there, up to the next `LazyBoundary`. */
  function Suspending(props: Props) {
    // Kept as it was at first: what is mounted must not be mounted anew because its script is there by now. `lazy` would take
    // another turn for one that is.
    const [Attempt] = useState<ComponentType<Props>>(() => loaded ?? Current);
    return createElement<Props>(Attempt, props);
  }

  /** Draws `meanwhile` until the script is there. */
  function Waiting(props: Props) {
    const [Arrived, setArrived] = useState<ComponentType<Props> | undefined>(() => {
      if (!loaded) void load().catch(() => {});
      return loaded;
    });
    const isWaiting = !Arrived;
    const onMissing = useEffectEvent(() => whenMissing?.(props));
    useEffect(() => {
      if (!isWaiting) return undefined;
      let isGone = false;
      load().then(
        (component) => !isGone && setArrived(() => component),
        () => !isGone && onMissing(),
      );
      return () => void (isGone = true);
    }, [isWaiting]);
    return Arrived ? createElement<Props>(Arrived, props) : meanwhile?.(props);
  }

  return { load, isLoaded: () => loaded !== undefined, Component: whenMissing ? Waiting : Suspending };
}
