import { useQueryClient } from '@tanstack/react-query';
import { t } from '#i18n/texts.ts';
import { Failure } from '#failures/failure.tsx';
import { useSingleRun } from '#lib/use-single-run.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useFocusRestore } from '#ui/focus.ts';
import type { ActivationView } from './activation.ts';
import { activateAgain, lookAtLibrary } from './follow-activation.ts';

/** Content of the notice about the library. */
export function LibraryNoticeContent({ phase, photosCount, problem }: ActivationView) {
  if (phase === 'importing') {
    return (
      <Banner title={t('activation.importing')}>
        {/* A count that grows with every photo is there to be looked up, not read out each time (X8). */}
        <p aria-live={photosCount === undefined ? undefined : 'off'}>
          {photosCount === undefined
            ? t('activation.importing.text')
            : t('activation.importing.count', { count: photosCount, amount: photosCount })}
        </p>
      </Banner>
    );
  }
  if (phase === 'deleting') {
    return (
      <Banner title={t('activation.deleting')}>
        <p>{t('activation.deleting.wait')}</p>
      </Banner>
    );
  }
  return problem && <Problem {...problem} />;
}

function Problem({ kind, error }: NonNullable<ActivationView['problem']>) {
  if (kind === 'slow') return <Slow />;
  return (
    <Failure
      of={{ error, refetch: activateAgain }}
      text={t(kind === 'start' ? 'activation.startFailed' : 'activation.importFailed')}
    />
  );
}

/** Notice of an import that is not waited for any more: it goes, with its button, once the service has answered. */
function Slow() {
  const client = useQueryClient();
  const { isRunning, run } = useSingleRun();
  const notice = useFocusRestore();
  return (
    <div ref={notice}>
      <Banner
        tone="warning"
        title={t('activation.slow')}
        announced
        actions={
          <Button size="small" busy={isRunning} onClick={() => void run(() => lookAtLibrary(client))}>
            {t('activation.slow.look')}
          </Button>
        }
      >
        <p>{t('activation.slow.text')}</p>
      </Banner>
    </div>
  );
}
