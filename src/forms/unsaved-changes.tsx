import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { warnOnLeaving } from '#lib/leaving.ts';
import { onLeavingPage, type Departure } from './leaving-page.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';

export interface UnsavedChangesProps {
  isDirty: boolean;
  mayLose: () => boolean;
  /** The customer leaves all the same. */
  giveUp: () => void;
}

/**
 * Asks before what was typed is lost: in the app by a dialog, and where the page itself is left by the browser's own question.
 */
export function UnsavedChanges({ isDirty, mayLose, giveUp }: UnsavedChangesProps) {
  const [departure, setDeparture] = useState<Departure>();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDirty) return;
    const endings = [warnOnLeaving(mayLose), onLeavingPage(mayLose, setDeparture)];
    return () => endings.forEach((end) => end());
  }, [isDirty, mayLose]);

  if (!departure) return null;
  const stay = () => setDeparture(undefined);
  const leave = () => {
    giveUp();
    stay();
    departure.goOn((to, options) => void navigate(to, options));
  };
  return <UnsavedQuestion onStay={stay} onLeave={leave} />;
}
