import { currentLocale, t, type TextKey } from '#i18n/texts.ts';
import { signIn } from '#session/session.ts';
import type { SignInFailure, SignInFailureReason } from '#session/sign-in-failure.ts';
import { Button } from '#ui/button.tsx';
import { SignedOutDrawing } from '#ui/drawings/state-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlainFailure, PlainPage, type PlainPageProps } from './plain-page.tsx';

const texts = {
  abandoned: 'signIn.failed.abandoned',
  refused: 'signIn.failed.refused',
  unavailable: 'signIn.failed.unavailable',
  unreachable: 'signIn.failed.unreachable',
  'token-too-large': 'signIn.failed.token-too-large',
  'cookies-refused': 'signIn.failed.cookies-refused',
  loop: 'signIn.failed.loop',
} as const satisfies Record<Exclude<SignInFailureReason, 'clock'>, TextKey>;

type Change = Pick<PlainPageProps, 'isChange'>;

/** Page of a failed sign-in: why, and the button to try again; only the customer goes on from here (S6, S7). */
export function SignInFailed({ failure, isChange }: { failure: SignInFailure } & Change) {
  return (
    <PlainFailure
      title={t('signIn.failed.title')}
      isChange={isChange}
      of={{ error: failure, refetch: signIn }}
      text={textOf(failure)}
      correlationId={failure.correlationId}
    />
  );
}

function textOf({ reason, clockErrorMs = 0 }: SignInFailure): string {
  return reason === 'clock' ? t('signIn.failed.clock', { difference: formatDuration(clockErrorMs) }) : t(texts[reason]);
}

/** Page after a sign-out elsewhere while this one was open (S15): nothing of the customer is left on it. */
export function SignedOut({ isChange }: Change) {
  const again = (
    <Button variant="primary" onClick={() => void signIn()}>
      {t('signedOut.signIn')}
    </Button>
  );
  return (
    <PlainPage title={t('signedOut.title')} isChange={isChange}>
      <EmptyState level={1} drawing={<SignedOutDrawing />} title={t('signedOut.title')} actions={again}>
        <p>{t('signedOut.text')}</p>
      </EmptyState>
    </PlainPage>
  );
}

const MINUTE_MS = 60_000;

/** About how long, in the largest unit that fits: "25 minutes", "1 hour", "3 days". */
function formatDuration(ms: number): string {
  const minutes = ms / MINUTE_MS;
  const [unit, amount] =
    minutes < 50 ? ['minute', minutes] : minutes < 36 * 60 ? ['hour', minutes / 60] : ['day', minutes / (24 * 60)];
  return new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Number(amount));
}
