import type { ReactNode } from 'react';
import { Component } from 'react';
import { correlationIdOf } from '#api/api-error.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { reporter } from './reporter.ts';

/** Shows and reports what broke inside it, so that nobody ever looks at an empty page. A new `key` starts afresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed?: { error: unknown } }> {
  override state: { failed?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    reporter.capture(error, { action: 'render', correlationId: correlationIdOf(error) });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? <ErrorPage error={failed.error} /> : this.props.children;
  }
}
