import {
  Component as ReactComponent,
  createElement,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
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

/** Whether an error says that a script could not be loaded. */
export function isMissingScript(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/**
 * A component that is loaded late: React's `lazy`, but one that has arrived is rendered at once, and one that failed is asked
 * for again by the next call of `load`, or when the connection is back.
 * @param options with `whenMissing` it has a boundary of its own, and `meanwhile` is drawn in its place until it is there
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
    return (loading ??= importComponent().then(
      (component) => (loaded = component),
      async (error: unknown) => {
        if (typeof error === 'object' && error !== null) missing.add(error);
        loading = undefined;
        hasFailed = true;
        onceBack(() => hasFailed && void load().catch(() => {}));
        // See: [Note: Away from the network]
        await doubtConnection();
        throw error;
      },
    ));
  }

  function Component(props: Props) {
    // Kept as it was at first: what is mounted must not be mounted anew because its script is there by now. `lazy` would take
    // another turn for one that is.
    const [Attempt] = useState<ComponentType<Props>>(() => {
      if (whenMissing && hasFailed) void load().catch(() => {});
      return loaded ?? Current;
    });
    if (!whenMissing) return createElement<Props>(Attempt, props);
    return (
      <MissingScriptBoundary onMissing={() => whenMissing(props)}>
        <Suspense fallback={meanwhile?.(props)}>{createElement<Props>(Attempt, props)}</Suspense>
      </MissingScriptBoundary>
    );
  }
  return { load, isLoaded: () => loaded !== undefined, Component };
}

interface BoundaryProps {
  onMissing: () => void;
  children: ReactNode;
}

/** Draws nothing where a script is missing; every other error goes on to the boundary around. */
class MissingScriptBoundary extends ReactComponent<BoundaryProps, { failed?: { error: unknown } }> {
  override state: { failed?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingScript(error)) this.props.onMissing();
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    if (isMissingScript(failed.error)) return null;
    throw failed.error;
  }
}
