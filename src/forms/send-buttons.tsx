import type { Ref } from 'react';
import { t } from '#i18n/texts.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';

export interface SendButtonsProps extends Pick<ButtonProps, 'variant' | 'icon'> {
  /** Label of the button that sends; without it there is none. */
  send: string | undefined;
  /** Sends; without it the button is that of the form. */
  onSend?: () => void;
  isSending: boolean;
  /** Label of the button that sends, while it does. */
  busyLabel: string;
  cancel?: string;
  onCancel: () => void;
  cancelRef?: Ref<HTMLButtonElement>;
}

/**
 * Buttons of a dialog or a small form: the way back, and the one that sends. What has been sent cannot be called off: until its answer
 * is there, the way back says what is under way (X15).
 */
export function SendButtons({
  send,
  onSend,
  isSending,
  busyLabel,
  variant = 'primary',
  icon,
  cancel = t('dialog.cancel'),
  onCancel,
  cancelRef,
}: SendButtonsProps) {
  return (
    <>
      <Button ref={cancelRef} disabledReason={isSending ? busyLabel : undefined} onClick={onCancel}>
        {cancel}
      </Button>
      {send !== undefined && (
        <Button
          type={onSend ? 'button' : 'submit'}
          variant={variant}
          icon={icon}
          busy={isSending}
          busyLabel={busyLabel}
          onClick={onSend}
        >
          {send}
        </Button>
      )}
    </>
  );
}
