import { Component, type ReactNode } from 'react';
import { correlationIdOf } from '#api/api-error.ts';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { reporter } from '#lib/error-reporter.ts';
import { isMissingScript } from '#lib/lazily.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './pages/page.module.css';

interface Props {
  children: ReactNode;
  /** It stands around everything, with no page around it. */
  isWhole?: boolean;
}

interface State {
  failed?: { error: unknown };
}

/**
 * Reports an error of what is drawn inside it, and shows it instead of an empty page. A new `key` starts afresh, and so does a
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

/** Content in the place of a page that broke (A8.10). */
function ErrorPage({ error, isWhole = false }: { error: unknown; isWhole?: boolean }) {
  return (
    <div className={classNames(styles.narrow, isWhole && styles.whole)}>
      <h1 className={styles.title}>{t('error.title')}</h1>
      <Failure of={{ error, refetch: () => location.reload() }} text={t('app.boundary')} />
    </div>
  );
}
