import type { ReactNode } from 'react';
import { lazily } from '#lib/lazily.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './failure-notice.module.css';
import { Icon } from './icon.tsx';
import { useFocusRestore } from './focus.ts';
import type { ReferenceProps } from './reference.tsx';

/**
 * Parts that few failures have, and that a failure can be read without: loaded when one shows (F1), left out where the
 * scripts do not come either.
 */
const left = { whenMissing: () => {} };
const reference = lazily(() => import('./reference.tsx').then(({ Reference }) => Reference), left);
const failedDrawing = lazily(
  () => import('./drawings/state-drawings.tsx').then(({ FailedDrawing }) => FailedDrawing),
  left,
);

export interface FailureNoticeProps {
  /** Text of the failure, in the customer's words; a second line explains it. */
  text: string;
  /** Meaning of the failure for her, in a quieter voice. */
  about?: ReactNode;
  /** Finds this failure in the logs; the customer may be asked for it. */
  correlationId?: string;
  labels: ReferenceProps['labels'] & { retry: string };
  /** Tries again; without it there is no such button. */
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way on, beside trying again. */
  actions?: ReactNode;
  /** Room of the notice: a whole page, with a drawing; or a few lines. */
  as?: 'page' | 'lines';
}

/** Notice of a failure: what could not be loaded or done, the way on, and its correlation id. */
export function FailureNotice({
  text,
  about,
  correlationId,
  labels,
  onRetry,
  retrying,
  actions,
  as,
}: FailureNoticeProps) {
  const notice = useFocusRestore();
  const [what, explanation] = text.split('\n');
  return (
    <div ref={notice} className={classNames(styles.notice, as && styles[as])}>
      {as === 'page' && (
        <div className={styles.drawing}>
          <failedDrawing.Component />
        </div>
      )}
      {!as && <Icon name="error" className={styles.icon} />}
      <div className={styles.body}>
        <div role="alert">
          <p className={styles.text}>{what}</p>
          {explanation && <p>{explanation}</p>}
        </div>
        {about && <p className={styles.about}>{about}</p>}
        {(onRetry || actions) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button
                variant={as === 'page' ? 'primary' : 'secondary'}
                size={as === 'lines' ? 'small' : undefined}
                onClick={onRetry}
                busy={retrying}
              >
                {labels.retry}
              </Button>
            )}
            {actions}
          </div>
        )}
        {correlationId && (
          <div className={styles.reference}>
            <reference.Component correlationId={correlationId} labels={labels} />
          </div>
        )}
      </div>
    </div>
  );
}
