import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '#i18n/texts.ts';
import { lazily, LazyBoundary } from '#lib/lazily.tsx';
import { signIn } from '#session/session.ts';
import { useSession } from '#session/session-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { isPublic } from './pages/screens.ts';

const signInFailed = lazily(() => import('./pages/sign-in-pages.tsx').then(({ SignInFailed }) => SignInFailed));
const signedOut = lazily(() => import('./pages/sign-in-pages.tsx').then(({ SignedOut }) => SignedOut));

/** Shows the app to a customer, and public pages to everybody; otherwise the page that says why nobody is signed in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const [wasAppShown, setAppShown] = useState(false);

  const [since, setSince] = useState({ session, pathname });
  if (since.session !== session) setSince({ session, pathname });
  const isNobody = session.status === 'signed-out' && !session.leaving;
  // From a public page to one behind sign-in. A customer who signed out elsewhere stays where she is, and is told.
  const isArriving = isNobody && since.pathname !== pathname && !isPublic(pathname);
  useEffect(() => {
    if (isArriving) void signIn();
  }, [isArriving]);

  const shown = isArriving ? <Waiting /> : content();
  if (shown === children && !wasAppShown) setAppShown(true);
  // With the customer goes all that was shown to her, also while the script of what is shown instead is on its way.
  return (
    <LazyBoundary key={session.status} fallback={<Waiting />}>
      {shown}
    </LazyBoundary>
  );

  function content(): ReactNode {
    switch (session.status) {
      case 'signed-in':
        return children;
      case 'failed':
        // Back to a public page, which needs no customer (A2.2).
        return isPublic(pathname) ? (
          children
        ) : (
          <signInFailed.Component failure={session.failure} isChange={wasAppShown} />
        );
      case 'signed-out':
        if (session.leaving) return null;
        return isPublic(pathname) ? children : <signedOut.Component isChange={wasAppShown} />;
      case 'signing-in':
        return <Waiting />;
    }
  }
}

/** Announcement of loading; what is seen meanwhile stands in the page (src/ui/theme/shell.css). */
function Waiting() {
  return (
    <div data-waiting role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
    </div>
  );
}
