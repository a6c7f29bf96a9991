import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { Dialog } from '#ui/dialog.tsx';
import { useLeavePage } from '#ui/leave-page.ts';
import type { AlbumFormHandle, AlbumFormProps } from './album-form.tsx';
import { AlbumForm } from './album-form.tsx';

export interface AlbumNameDialogProps extends Omit<AlbumFormProps, 'onBusy' | 'onCancel' | 'ref'> {
  title: string;
  onClose: () => void;
}

/** Dialog for the name of an album, a new one or one that is renamed (P2.127, P2.128). */
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

/** Dialog that creates an album and opens it, unless the customer has left the page meanwhile (P2.89, P2.90). */
export function NewAlbumDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useLeavePage(() => void (hasLeft.current = true));
  const open = (id: string) => void (!hasLeft.current && navigate(paths.album({ id })));
  return (
    <AlbumNameDialog
      title={t('albums.create.title')}
      draft="newAlbum"
      submitLabel={t('albums.create.submit')}
      onSaved={({ albumId }) => open(albumId)}
      onClose={onClose}
    />
  );
}
