import { useRef, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { showToast } from '#ui/toast-store.ts';
import type { ExportRequestState } from './export-request.ts';
import { runExportRequest } from './export-request.ts';
import { EXPORT_HOURS } from './limits.ts';
import { requestExport } from './queries.ts';

/** Asks for an export of everything, and says that it takes a while (O33). A second press while it is asked for asks for nothing (S55). */
export function useExportRequest(): { state: ExportRequestState; request: () => void } {
  const [state, setState] = useState<ExportRequestState>({ name: 'idle' });
  const isUnderWay = useRef(false);
  const request = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await runExportRequest(requestExport, (next) => {
      setState(next);
      if (next.name === 'success') showToast({ tone: 'success', text: t('export.requested', { hours: EXPORT_HOURS }) });
    });
    isUnderWay.current = false;
  };
  return { state, request: () => void request() };
}
