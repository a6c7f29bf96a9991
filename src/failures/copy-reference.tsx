import { CopyButton } from '#ui/copy-button.tsx';
import { failureLabels } from './failure.tsx';

/** Button that copies the number to ask for help with (A4.1), where the number itself does not show; nothing without one. */
export function CopyReference({ reference }: { reference: string | undefined }) {
  if (reference === undefined) return null;
  const { copyAll, copied, copyFailed } = failureLabels();
  return <CopyButton size="small" value={reference} label={copyAll} copiedLabel={copied} failedLabel={copyFailed} />;
}
