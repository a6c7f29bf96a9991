import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { t } from '#i18n/texts.ts';
import { lazily, LazyBoundary } from '#lib/lazily.tsx';
import { ensureSignedIn } from '#session/session.ts';
import { useSession } from '#session/session-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { isPublic } from './screens.ts';

const signInFailed = lazily(() => import('./pages/sign-in-pages.tsx').then(({ SignInFailed }) => SignInFailed));
const signedOut = lazily(() => import('./pages/sign-in-pages.tsx').then(({ SignedOut }) => SignedOut));

/** Shows the app to a customer, and public pages to everybody; otherwise the page that says why nobody is signed in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();

  // From a public page to one behind sign-in. A customer who signed out elsewhere stays where she is, and is told.
  const arrive = useEffectEvent(() => {
    if (session.status === 'signed-out' && !session.leaving && !isPublic(pathname)) void ensureSignedIn();
  });
  useEffect(() => arrive(), [pathname]);

  return <LazyBoundary fallback={null}>{content()}</LazyBoundary>;

  function content(): ReactNode {
    switch (session.status) {
      case 'signed-in':
        return children;
      case 'failed':
        return <signInFailed.Component failure={session.failure} />;
      case 'signed-out':
        if (session.leaving) return null;
        return isPublic(pathname) ? children : <signedOut.Component />;
      case 'signing-in':
        return (
          // What is seen meanwhile stands in the page (src/ui/theme/shell.css).
          <div data-waiting role="status">
            <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
          </div>
        );
    }
  }
}
