import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Failure } from '#failures/failure.tsx';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { followExport } from './export-job.ts';
import { EXPORT_HOURS } from './model.ts';
import { requestExport } from './queries.ts';
import styles from './request-export.module.css';

export interface RequestExportProps {
  label: string;
  variant?: 'primary' | 'secondary';
  /** Content above the button until the export has been requested. */
  children?: ReactNode;
}

/**
 * Button that requests an export of the whole library (O33, P8.17), with the confirmation, which takes its place, or the failure
 * (P4.20, P8.21).
 */
export function RequestExport({ label, variant = 'secondary', children }: RequestExportProps) {
  const [isRequested, setRequested] = useState(false);
  const request = useWrite(requestExport, {
    errorsIn: 'page',
    success: requestedText,
    successIn: 'page',
    onSuccess: ({ id }) => {
      setRequested(true);
      // Without it only the mail tells when it is ready.
      if (id !== undefined) followExport(id);
    },
  });
  if (isRequested) return <Requested />;
  return (
    <div className={styles.request}>
      {children}
      <Button
        variant={variant}
        icon="download"
        busy={request.isRunning}
        busyLabel={t('export.requesting')}
        onClick={() => void request.run()}
      >
        {label}
      </Button>
      {/* Below: the button stays where it is when it is pressed again, and a second press hits nothing else. */}
      <Failure of={request} />
    </div>
  );
}

function Requested() {
  const notice = useRef<HTMLElement>(null);
  // The button that was pressed is gone, and the focus with it (X4).
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={notice} tabIndex={-1}>
      <Banner tone="success" className={styles.done}>
        {requestedText()}
      </Banner>
    </section>
  );
}

function requestedText(): string {
  return t('export.requested', { hours: EXPORT_HOURS });
}
