import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { useLeavePage } from '#ui/leave-page.ts';
import { AlbumNameDialog } from '../album-name-dialog.tsx';

/** Makes a new album and goes there, unless the customer has gone elsewhere meanwhile (P2.89, P2.90). */
export function NewAlbum({ onClose }: { onClose: () => void }) {
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
