import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { hasStatus } from '#api/api-error.ts';
import type { RouteKey } from '#paths';
import { confirmationFailure, isSettled } from './confirmation-failure.ts';
import { forgetMailedLink, mailedLink, type MailedLink } from './mailed-link.ts';

export interface ConfirmationOptions {
  /** The page that the link leads to. */
  page: RouteKey;
  /** Sends what the link says; undefined when the link lacks something of it: then there is no call (O89). */
  send: (link: MailedLink) => Promise<void> | undefined;
  onConfirmed: () => void;
  /** The address of the page that says that it did not work; it takes the place of this one (A2.53, A2.56, A2.43). */
  errorPage: string;
}

/** Confirms what the link of a mail asks for, once, as soon as its page shows (A4.14). */
export function useConfirmation({ page, send, onConfirmed, errorPage }: ConfirmationOptions): void {
  const navigate = useNavigate();
  const hasBegun = useRef(false);

  const confirm = useEffectEvent(async () => {
    try {
      const sent = send(mailedLink(page));
      if (!sent) return void navigate(errorPage, { replace: true });
      await sent;
    } catch (error) {
      // The session is over, and sign-in has started: the link is still good for the way back (O158).
      if (hasStatus(error, 401)) return;
      if (isSettled(error)) forgetMailedLink();
      return void navigate(errorPage, { replace: true, state: confirmationFailure(error) });
    }
    forgetMailedLink();
    onConfirmed();
  });
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void confirm();
  }, []);
}
