import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { removeSharedAlbum } from '#photos/data/shared-album-queries.ts';
import { useSharedAlbumPhotos } from '#photos/pages/use-album-photos.ts';
import { AlbumPage } from '#photos/screens/album-page.tsx';
import { DeleteAlbum } from '#photos/screens/delete-album.tsx';
import { useParentPage } from '#photos/screens/use-parent-page.ts';
import { currentIdentity } from '#session/session.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MailText } from '#ui/mail-text.tsx';
import { isOwnerOf, type SharedAlbum } from './model.ts';
import { SharedWith } from './parts/shared-with.tsx';
import styles from './shared-album-screen.module.css';

export interface SharedAlbumScreenProps {
  /** Button that downloads the whole album (P2.125). */
  Download?: ComponentType<{ album: SharedAlbum; isShared: true }>;
}

/** Page of a shared album. Nothing in it can be changed (P1.3); it can be removed (P2.126). */
export function SharedAlbumScreen({ Download }: SharedAlbumScreenProps) {
  const { id = '' } = useParams();
  const { list, album } = useSharedAlbumPhotos(id);
  const { data } = album;
  const parentPage = useParentPage();
  const isOwner = data !== undefined && isOwnerOf(data, currentIdentity()?.sub);
  return (
    <AlbumPage
      list={list}
      album={album}
      preview="sharedAlbumPhotoPreview"
      about={
        <>
          {data &&
            (isOwner ? (
              <SharedWith participants={data.participants} />
            ) : (
              <span>
                <MailText>{t('sharedAlbum.owner', { email: data.owner.email })}</MailText>
              </span>
            ))}
          <strong className={styles.banner}>{t('sharedAlbum.banner')}</strong>
        </>
      }
      more={
        data && (
          <>
            {Download && <Download key={data.albumId} album={data} isShared />}
            <DeleteAlbum
              list={list}
              albumName={data.albumName}
              consequences={consequences(isOwner)}
              remove={removeSharedAlbum}
            />
          </>
        )
      }
      empty={
        <EmptyState
          drawing={<EmptyLibraryDrawing />}
          title={t('sharedAlbum.empty')}
          actions={
            <Link to={parentPage.path()} className={buttonClass('secondary')}>
              {parentPage.goThere}
            </Link>
          }
        />
      }
    />
  );
}

/** Consequences of deleting: the owner's album goes for everybody (P6.13, P2.133, P2.134), a participant's from the own account alone (P6.14, P2.135 to P2.137). */
function consequences(isOwner: boolean): string[] {
  return isOwner
    ? [t('sharedAlbum.delete.owner.album'), t('sharedAlbum.delete.owner.photos')]
    : [t('sharedAlbum.delete.participant.album'), t('sharedAlbum.delete.participant.photos')];
}
