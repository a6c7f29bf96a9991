import { useState } from 'react';
import { lazyDialog } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Album } from '../model.ts';

const nameDialog = lazyDialog(() => import('../album-name-dialog.tsx').then(({ AlbumNameDialog }) => AlbumNameDialog));

/** The button behind an album's name that changes it (P2.100). */
export function RenameAlbum({ album }: { album: Album }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton icon="edit" label={t('album.rename')} onClick={() => setOpen(true)} />
      {isOpen && (
        <nameDialog.Component
          title={t('album.rename')}
          submitLabel={t('album.rename.submit')}
          draft={`album ${album.albumId}`}
          album={album}
          onSaved={close}
          onClose={close}
        />
      )}
    </>
  );
}
