import { useEffect, useRef, useState, type ReactNode } from 'react';
import { tellFailedWrite, WriteFailure } from '#failures/write-failure.tsx';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'onClose' | 'fallbackFocus'> {
  /** What will be lost. */
  children: ReactNode;
  /** The button says what happens: "Delete project". */
  confirmLabel: string;
  /** The same while it happens. */
  busyLabel: string;
  /** Does it, once (S55). When it rejects, the dialog stays and tells the failure; a toast does when the customer has left the page. */
  onConfirm: () => Promise<void>;
  /** What it says of a failure; undefined for those of which the operation's own text says enough. */
  failureText?: (error: unknown) => string | undefined;
}

/** Asks before something is lost for good. It closes nothing by itself: whoever opened it knows when it is over. */
export function ConfirmDialog({
  children,
  confirmLabel,
  busyLabel,
  onConfirm,
  failureText,
  onClose,
  ...dialog
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);

  const confirm = async () => {
    setFailure(undefined);
    setBusy(true);
    try {
      await onConfirm();
    } catch (error) {
      if (!isThere.current) return tellFailedWrite(error, failureText?.(error));
      setFailure(error);
      setBusy(false);
    }
  };

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
        <>
          <Button ref={cancel} onClick={() => !isBusy && onClose()}>
            {t('dialog.cancel')}
          </Button>
          <Button variant="danger" busy={isBusy} busyLabel={busyLabel} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {failure !== undefined && <WriteFailure error={failure} text={failureText?.(failure)} />}
    </Dialog>
  );
}
