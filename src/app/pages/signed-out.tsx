import { t } from '#i18n/texts.ts';
import { signIn } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { SignedOutDrawing } from '#ui/drawings/signed-out-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlainPage } from './plain-page.tsx';

/** The customer signed out elsewhere while this page was open (S15): nothing of hers is left on it. */
export function SignedOut() {
  const again = (
    <Button variant="primary" onClick={() => void signIn()}>
      {t('signedOut.signIn')}
    </Button>
  );
  return (
    <PlainPage title={t('signedOut.title')}>
      <EmptyState level={1} drawing={<SignedOutDrawing />} title={t('signedOut.title')} actions={again}>
        <p>{t('signedOut.text')}</p>
      </EmptyState>
    </PlainPage>
  );
}
