import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isSessionOver } from '#api/api-error.ts';
import { t } from '#i18n/texts.ts';
import type { RouteKey } from '#paths';
import type { Identity } from '#session/claims.ts';
import { currentIdentity } from '#session/session.ts';
import { MailDrawing } from '#ui/drawings/mail-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { whileOnPage } from '#ui/leave-page.ts';
import { Spinner } from '#ui/loading.tsx';
import { confirmationFailure, isSettled } from './confirmation-failure.ts';
import { forgetMailedLink, mailedLink, type MailedLink } from './mailed-link.ts';

interface ConfirmationOptions {
  /** The page that the link leads to. */
  page: RouteKey;
  /** Sends what the link says; undefined when the link lacks something of it: then there is no call (O89). */
  send: (link: MailedLink) => Promise<void> | undefined;
  /** Called once it is confirmed, whatever page shows by then. */
  onConfirmed?: () => void;
  /** The address of the page that says that it worked; it takes the place of this one, unless the customer has left it. */
  confirmedPage?: string;
  /** Address of the page that says that it did not work (A2.53, A2.56, A2.43). */
  errorPage: string;
}

export interface ConfirmingProps extends ConfirmationOptions {
  title: string;
}

/** Page content while the request of a mailed link is being confirmed. */
export function Confirming({ title, ...confirmation }: ConfirmingProps) {
  useConfirmation(confirmation);
  return (
    <EmptyState
      level={1}
      drawing={<MailDrawing />}
      title={title}
      actions={<Spinner size="large" label={t('confirmation.wait')} />}
    />
  );
}

/** Request of a link that belongs to one account: sends its token as the customer who is signed in. */
export function ofAccount(confirm: (identity: Identity, token: string) => Promise<void>): ConfirmationOptions['send'] {
  return ({ token }) => {
    const identity = currentIdentity();
    return identity && token !== undefined ? confirm(identity, token) : undefined;
  };
}

/** Hook: confirms what a mailed link asks for, once, as soon as its page shows (A4.14). */
function useConfirmation({ page, send, onConfirmed, confirmedPage, errorPage }: ConfirmationOptions): void {
  const navigate = useNavigate();
  const hasBegun = useRef(false);

  /** @returns the address to go on to, and the history state that it gets */
  const confirm = useEffectEvent(async (): Promise<{ to: string; state?: unknown } | undefined> => {
    try {
      const sent = send(mailedLink(page));
      if (!sent) return { to: errorPage };
      await sent;
    } catch (error) {
      // The link is still good for the way back (O158).
      if (isSessionOver(error)) return undefined;
      if (isSettled(error)) forgetMailedLink();
      return { to: errorPage, state: confirmationFailure(error) };
    }
    forgetMailedLink();
    onConfirmed?.();
    return confirmedPage === undefined ? undefined : { to: confirmedPage };
  });
  const goOn = useEffectEvent((to: string, state: unknown) => void navigate(to, { replace: true, state }));
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void whileOnPage(confirm).then((next) => next && goOn(next.to, next.state));
  }, []);
}
