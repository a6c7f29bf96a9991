import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { createAlbumNamed } from '#photos/album-queries.ts';
import { albumCreated } from '#photos/albums/album-changes.ts';
import { AlbumNameDialog } from '../album-name-dialog.tsx';

/** Makes a new album and goes there (P2.89, P2.90). */
export function NewAlbum({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const save = async (name: string) => {
    const id = await createAlbumNamed(name);
    void albumCreated(client);
    return () => void navigate(paths.album({ id }));
  };
  return <AlbumNameDialog title={t('albums.create.title')} draft="newAlbum" submitLabel={t('albums.create.submit')} onSave={save} onClose={onClose} />;
}
