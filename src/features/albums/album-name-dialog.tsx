import { useRef, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { AlbumFormHandle, AlbumFormProps } from './album-form.tsx';
import { AlbumForm } from './album-form.tsx';

export interface AlbumNameDialogProps extends Omit<AlbumFormProps, 'onBusy' | 'onCancel' | 'ref'> {
  title: string;
  onClose: () => void;
}

/** The dialog in which an album gets its name: a new one, and one that is renamed (P2.127, P2.128). */
export function AlbumNameDialog({ title, onClose, ...props }: AlbumNameDialogProps) {
  const [isSaving, setSaving] = useState(false);
  const form = useRef<AlbumFormHandle>(null);
  const close = () => {
    form.current?.giveUp();
    onClose();
  };
  return (
    <Dialog
      title={title}
      size="small"
      closeLabel={t('dialog.close')}
      closable={!isSaving}
      onClose={close}
      onLeavePage={onClose}
    >
      <AlbumForm {...props} ref={form} onBusy={setSaving} onCancel={onClose} />
    </Dialog>
  );
}
