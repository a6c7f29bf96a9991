import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import { Failure } from '#failures/failure.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EXPORT_HOURS } from './limits.ts';
import styles from './request-export.module.css';
import { useExportRequest } from './use-export-request.ts';

export interface RequestExportProps {
  /** What the button is called. */
  label: string;
  variant?: 'primary' | 'secondary';
  /** What stands above it until the export has been asked for. */
  children?: ReactNode;
}

/** The button that asks for an export (O33, P8.17), what came of it, and why it could not be asked for (P8.21). */
export function RequestExport({ label, variant = 'secondary', children }: RequestExportProps) {
  const { state, request } = useExportRequest();
  if (state.name === 'success') return <Requested />;
  return (
    <div className={styles.request}>
      {children}
      {state.name === 'failure' && <Failure of={{ failure: state.error }} />}
      <Button
        variant={variant}
        icon="download"
        busy={state.name === 'requesting'}
        busyLabel={t('export.requesting')}
        onClick={request}
      >
        {label}
      </Button>
    </div>
  );
}

function Requested() {
  const told = useRef<HTMLElement>(null);
  // The button that was pressed is gone, and the focus with it (X4).
  useEffect(() => {
    if (document.activeElement === document.body) told.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={told} tabIndex={-1}>
      <Banner tone="success" className={styles.done}>
        {t('export.requested', { hours: EXPORT_HOURS })}
      </Banner>
    </section>
  );
}
