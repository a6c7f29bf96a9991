import { useQuery } from '@tanstack/react-query';
import { t } from '#i18n/texts.ts';
import { albumQueries } from '#photos/data/album-queries.ts';

/** Name of the album that the photos go into as well. */
export function AlbumNotice({ albumId }: { albumId: string }) {
  const { data } = useQuery(albumQueries.detail(albumId));
  return <p>{data ? t('upload.intoAlbum', { albumName: data.albumName }) : t('upload.intoThisAlbum')}</p>;
}
