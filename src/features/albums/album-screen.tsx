import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { lazyDialog } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { removeAlbum } from '#photos/data/writes.ts';
import { useAlbumPhotos } from '#photos/pages/use-album-photos.ts';
import { AlbumPage } from '#photos/screens/album-page.tsx';
import { DeleteAlbum } from '#photos/screens/delete-album.tsx';
import { PrintsEntry } from '#photos/screens/photo-tools.tsx';
import { buttonClass, IconButton } from '#ui/button.tsx';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import type { Album } from './model.ts';

const nameDialog = lazyDialog(() => import('./album-name-dialog.tsx').then(({ AlbumNameDialog }) => AlbumNameDialog));

export interface AlbumScreenProps {
  /** Button that adds photos (P2.105). */
  addPhotos?: ReactNode;
  /** Button that downloads the whole album. */
  Download?: ComponentType<{ album: Album }>;
  /** Text beside a failure to load its photos. */
  reassurance?: ReactNode;
}

/** Page of an own album. A shared one has a page of its own (P2.111). */
export function AlbumScreen({ addPhotos, Download, reassurance }: AlbumScreenProps) {
  const { id = '', photoId } = useParams();
  const { list, album } = useAlbumPhotos(id);
  const { data } = album;
  const withShared = useFlag('sharedAlbums');

  // With shared albums off it is an album like others (O21).
  if (data?.isShared && withShared) {
    return (
      <Navigate
        to={photoId === undefined ? paths.sharedAlbum({ id }) : paths.sharedAlbumPhotoPreview({ id, photoId })}
        replace
      />
    );
  }
  return (
    <AlbumPage
      list={list}
      album={album}
      preview="albumPhotoPreview"
      reassurance={reassurance}
      titleAction={data && <RenameAlbum album={data} />}
      actions={data && <PrintsEntry list={list} />}
      addPhotos={data && addPhotos}
      more={
        data && (
          <>
            {Download && <Download key={data.albumId} album={data} />}
            <DeleteAlbum
              list={list}
              albumName={data.albumName}
              consequences={[t('album.delete.own')]}
              remove={removeAlbum}
            />
          </>
        )
      }
      empty={<EmptyAlbum addPhotos={addPhotos} />}
    />
  );
}

/** Empty state of an album (P2.109). @param addPhotos button that adds photos (P2.110); without it there is a link to the library */
function EmptyAlbum({ addPhotos }: { addPhotos?: ReactNode }) {
  const wayOn = addPhotos ?? (
    <Link to={paths.photos()} className={buttonClass('secondary')}>
      {t('album.empty.toPhotos')}
    </Link>
  );
  return (
    <EmptyState drawing={<EmptyLibraryDrawing />} title={t('album.empty')} actions={wayOn}>
      {!addPhotos && <p>{t('album.empty.text')}</p>}
    </EmptyState>
  );
}

/** The button behind an album's name that changes it (P2.100). */
function RenameAlbum({ album }: { album: Album }) {
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
