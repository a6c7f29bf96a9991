import type { ReactNode } from 'react';
import { Component } from 'react';
import { correlationIdOf } from '#api/api-error.ts';
import { reporter } from '#lib/error-reporter.ts';
import { isMissingScript } from '#lib/lazily.tsx';
import { ErrorPage } from './pages/error-page.tsx';

interface Props {
  children: ReactNode;
  /** It stands around everything, with no page around it. */
  isWhole?: boolean;
}

interface State {
  failed?: { error: unknown };
}

/**
 * Shows and reports what broke inside it, so that nobody ever looks at an empty page. A new `key` starts afresh, and so does a
 * network that is back where a script was missing (R5).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    reporter.capture(error, { action: 'render', correlationId: correlationIdOf(error) });
    // Asked for again by then (src/lib/lazily.tsx).
    if (isMissingScript(error)) addEventListener('online', this.#beginAnew, { once: true });
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#beginAnew);
  }

  readonly #beginAnew = () => this.setState({ failed: undefined });

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? <ErrorPage error={failed.error} isWhole={this.props.isWhole} /> : this.props.children;
  }
}
