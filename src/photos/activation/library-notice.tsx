import { showFailedAction } from '#failures/lazy-dialog.ts';
import { lazily } from '#lib/lazily.tsx';
import { useLiveActivation } from './library-activation.ts';
import styles from './library-notice.module.css';

/** Loaded late, as most libraries are busy with nothing. */
const content = lazily(
  () => import('./library-notice-content.tsx').then(({ LibraryNoticeContent }) => LibraryNoticeContent),
  { whenMissing: showFailedAction },
);

/** Notice of what the library is busy with: photos are being imported or deleted, or an import did not work. Nothing otherwise. */
export function LibraryNotice() {
  const view = useLiveActivation();
  const { phase, problem } = view;
  // In the page from the start, so that what comes is read out. In there a problem, which says so itself, would be read twice.
  return (
    <>
      <div className={styles.notice} aria-live="polite">
        {(phase === 'importing' || phase === 'deleting') && <content.Component {...view} />}
      </div>
      {problem && <content.Component {...view} />}
    </>
  );
}
