import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { laterDialog } from '#failures/later-dialog.ts';
import { t } from '#i18n/texts.ts';
import { albumRenamed } from '#photos/albums/album-changes.ts';
import { renameAlbum } from '#photos/album-queries.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Album } from '../model.ts';

const nameDialog = laterDialog(() => import('../album-name-dialog.tsx').then(({ AlbumNameDialog }) => AlbumNameDialog));

/** The button behind an album's name that changes it (P2.100). */
export function RenameAlbum({ album: { albumId, albumName } }: { album: Album }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const save = async (name: string) => {
    await renameAlbum(albumId, name);
    void albumRenamed(client, albumId, name);
    return () => setOpen(false);
  };
  return (
    <>
      <IconButton icon="edit" label={t('album.rename')} onClick={() => setOpen(true)} />
      {isOpen && <nameDialog.Component title={t('album.rename')} submitLabel={t('album.rename.submit')} draft={`album ${albumId}`} name={albumName} onSave={save} onClose={() => setOpen(false)} />}
    </>
  );
}
