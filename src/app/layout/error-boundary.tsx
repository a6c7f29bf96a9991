import { Component, type ReactNode } from 'react';
import { correlationIdOf } from '#api/api-error.ts';
import { Failure } from '#failures/failure.tsx';
import { useWaiting } from '#failures/use-waiting.ts';
import { t } from '#i18n/texts.ts';
import { reporter } from '#lib/error-reporter.ts';
import { classNames } from '#ui/class-names.ts';
import styles from '../pages/page.module.css';
import { ScreenPlaceholder } from '../pages/screen-placeholder.tsx';

interface Props {
  children: ReactNode;
  /** Whether it stands around everything, with no page around it. */
  isWhole?: boolean;
}

interface State {
  failed?: { error: unknown };
}

/**
 * Reports an error of what is drawn inside it, and shows it instead of an empty page. A new `key` starts afresh, and so does a
 * connection that is back where a script was missing (R5).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    reporter.capture(error, { action: 'render', correlationId: correlationIdOf(error) });
  }

  readonly #beginAnew = () => this.setState({ failed: undefined });

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? (
      <ErrorPage error={failed.error} isWhole={this.props.isWhole} onBack={this.#beginAnew} />
    ) : (
      this.props.children
    );
  }
}

/** Content in the place of a page that broke (A8.10). */
function ErrorPage({ error, isWhole = false, onBack }: { error: unknown; isWhole?: boolean; onBack: () => void }) {
  // The script has been asked for again by then (src/lib/lazily.tsx).
  if (useWaiting(error, onBack)) return <ScreenPlaceholder />;
  return (
    <div className={classNames(styles.narrow, isWhole && styles.whole)}>
      <h1 className={styles.title}>{t('error.title')}</h1>
      <Failure as="page" of={{ error, refetch: () => location.reload() }} text={t('app.boundary')} />
    </div>
  );
}
