import { t, type TextKey } from '#i18n/texts.ts';
import { signIn } from '#session/session.ts';
import type { SignInFailure, SignInFailureReason } from '#session/sign-in-failure.ts';
import { LoadFailure } from '#failures/load-failure.tsx';
import { PlainPage } from './plain-page.tsx';
import styles from './plain-page.module.css';

const texts = {
  abandoned: 'signIn.failed.abandoned',
  refused: 'signIn.failed.refused',
  unavailable: 'signIn.failed.unavailable',
  unreachable: 'signIn.failed.unreachable',
  'token-too-large': 'signIn.failed.token-too-large',
  'cookies-refused': 'signIn.failed.cookies-refused',
  loop: 'signIn.failed.loop',
} as const satisfies Record<SignInFailureReason, TextKey>;

/** Why signing in did not work, and the way to try again: only the customer goes on from here (S6, S7). */
export function SignInFailed({ failure: { reason, correlationId } }: { failure: SignInFailure }) {
  return (
    <PlainPage title={t('signIn.failed.title')}>
      <div className={styles.failure}>
        <h1 className={styles.title}>{t('signIn.failed.title')}</h1>
        <LoadFailure text={t(texts[reason])} correlationId={correlationId} onRetry={() => void signIn()} />
      </div>
    </PlainPage>
  );
}
