import { useEffect, useState } from 'react';
import { createTimer } from '#lib/timers.ts';
import { Button, type ButtonSize } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Time, in ms, for which the button says that it is done. */
const doneFor = 3_000;

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  value: string;
  label: string;
  copiedLabel: string;
  /** Said when the browser refuses the clipboard. */
  failedLabel: string;
  size?: ButtonSize;
}

/** Button that copies a text, and shows and announces the result. */
export function CopyButton({ value, label, copiedLabel, failedLabel, size }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const [timer] = useState(createTimer);
  useEffect(() => timer.stop, [timer]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
    timer.start(doneFor, () => setOutcome(undefined));
  };

  const said = outcome && { copied: copiedLabel, failed: failedLabel }[outcome];
  return (
    <>
      <Button size={size} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
        {said ?? label}
      </Button>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </>
  );
}
