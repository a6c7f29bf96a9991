import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { warnOnLeaving } from '#lib/page.ts';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export interface UnsavedChangesProps {
  isDirty: boolean;
  mayLose: () => boolean;
  /** The customer leaves all the same. */
  giveUp: () => void;
}

/**
 * Asks before unsaved input is lost: in the app by a dialog, and where the page itself is left by the browser's own question.
 */
export function UnsavedChanges({ isDirty, mayLose, giveUp }: UnsavedChangesProps) {
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDirty) return;
    const endings = [warnOnLeaving(mayLose), blockNavigation(mayLose, setBlocked)];
    return () => endings.forEach((end) => end());
  }, [isDirty, mayLose]);

  if (!blocked) return null;
  const stay = () => setBlocked(undefined);
  const leave = () => {
    giveUp();
    stay();
    blocked.proceed((to) => void navigate(to));
  };
  return <UnsavedQuestion onStay={stay} onLeave={leave} />;
}

export interface UnsavedQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Dialog that asks before unsaved input is lost. */
export function UnsavedQuestion({ onStay, onLeave }: UnsavedQuestionProps) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t('form.unsaved.title')}
      closeLabel={t('dialog.close')}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onLeave}>{t('form.unsaved.leave')}</Button>
          <Button variant="primary" onClick={onStay}>
            {t('form.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{t('form.unsaved.text')}</p>
    </Dialog>
  );
}

/** Goes to an address of the app as the router does. */
type Navigate = (to: string) => void;

/** Blocked navigation to another page of the app. */
interface BlockedNavigation {
  /** Navigates now. */
  proceed: (navigate: Navigate) => void;
}

/**
 * Blocks navigation to other pages of the app while `isMeant` returns true: links, the menu, Back and Forward. It uses the
 * browser's Navigation API, because this router has no blocker. A browser without it, or one that does not let Back be blocked
 * twice, leaves the page; what was typed is then stored as a draft.
 * @returns removes the blocker
 */
function blockNavigation(isMeant: () => boolean, onBlocked: (blocked: BlockedNavigation) => void): () => void {
  if (!('navigation' in window)) return () => {};
  const block = (event: NavigateEvent) => {
    // What takes the place of a page is not the customer's choice: it leads away one whose account is gone (A4.11).
    const isHers = event.cancelable && event.navigationType !== 'replace';
    if (!isHers || !isMeant() || !isOtherPage(event.destination)) return;
    event.preventDefault();
    onBlocked(blockedNavigationOf(event));
  };
  navigation.addEventListener('navigate', block);
  return () => navigation.removeEventListener('navigate', block);
}

/** Another document asks by itself; another query or fragment leaves the page where it is. */
function isOtherPage({ url, sameDocument }: NavigationDestination): boolean {
  return sameDocument && new URL(url).pathname !== location.pathname;
}

function blockedNavigationOf({ navigationType, destination: { key, url } }: NavigateEvent): BlockedNavigation {
  if (navigationType === 'traverse') return { proceed: () => void navigation.traverseTo(key) };
  const { pathname, search, hash } = new URL(url);
  return { proceed: (navigate) => navigate(pathname + search + hash) };
}
