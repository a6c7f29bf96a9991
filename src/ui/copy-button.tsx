import { useEffect, useState } from 'react';
import { createTimer } from '#lib/timers.ts';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Time, in ms, for which the button says that it is done. */
const doneFor = 3_000;

export interface CopyButtonProps {
  /** Text that goes to the clipboard. */
  value: string;
  label: string;
  /** Accessible name where the label says less; it begins or ends with the label. */
  name?: string;
  copiedLabel: string;
  /** Said when the browser refuses the clipboard. */
  failedLabel: string;
  size?: ButtonSize;
  variant?: ButtonVariant;
  /** The browser has refused the clipboard. */
  onRefused?: () => void;
}

/** Button that copies a text, and shows and announces the result. */
export function CopyButton({
  value,
  label,
  name,
  copiedLabel,
  failedLabel,
  size,
  variant,
  onRefused,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const [timer] = useState(createTimer);
  useEffect(() => timer.stop, [timer]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
      onRefused?.();
    }
    timer.start(doneFor, () => setOutcome(undefined));
  };

  const said = outcome && { copied: copiedLabel, failed: failedLabel }[outcome];
  return (
    <>
      <Button
        size={size}
        variant={variant}
        icon={outcome === 'copied' ? 'check' : 'copy'}
        aria-label={said === undefined ? name : undefined}
        onClick={() => void copy()}
      >
        {said ?? label}
      </Button>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </>
  );
}
