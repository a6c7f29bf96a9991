import { useRef, useState, type ReactNode } from 'react';
import { Failure } from '#failures/failure.tsx';
import { useWrite, type WriteOptions } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { Dialog, type DialogProps } from '#ui/dialog.tsx';
import { SendButtons } from './send-buttons.tsx';

export interface ConfirmDialogProps
  extends Pick<DialogProps, 'title' | 'onClose' | 'fallbackFocus'>, Pick<WriteOptions<void, void>, 'success'> {
  /** Consequences: what will be lost. */
  children: ReactNode;
  /** The button says what happens: "Delete project". */
  confirmLabel: string;
  /** Label of that button while it happens. */
  busyLabel: string;
  /** Does it. If it rejects, the dialog stays and shows the failure; a toast does if the customer has left the page. */
  onConfirm: () => Promise<void>;
  /** Text of a failure; undefined for those of which the operation's own text says enough. */
  failureText?: (error: unknown) => string | undefined;
}

/** Dialog that asks before something is lost for good. It does not close by itself: `onClose` is the caller's. */
export function ConfirmDialog({
  children,
  confirmLabel,
  busyLabel,
  onConfirm,
  failureText,
  success,
  onClose,
  ...dialog
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  // What it was for goes with the page behind it, which may take a moment: until then it takes no other press.
  const [isDone, setDone] = useState(false);
  const write = useWrite(onConfirm, { errorsIn: 'dialog', failureText, success, onSuccess: () => setDone(true) });
  const isBusy = write.isRunning || isDone;

  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="small"
      closeLabel={t('dialog.close')}
      closable={!isBusy}
      initialFocus={cancel}
      onClose={onClose}
      footer={
        <SendButtons
          variant="danger"
          send={confirmLabel}
          onSend={() => void write.run()}
          isSending={isBusy}
          busyLabel={busyLabel}
          onCancel={onClose}
          cancelRef={cancel}
        />
      }
      notice={<Failure of={write} text={failureText?.(write.failure)} />}
    >
      {children}
    </Dialog>
  );
}
