import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { useFlag } from '#vendor/flags/flag-atoms.ts';

/** Page above an album: its address, its title, and the words of a link to it. */
export interface ParentPage {
  path: () => string;
  title: string;
  goThere: string;
}

/** Hook: the page above an album. Shared albums may be open where the page of all albums is not: then it is the photos (O5). */
export function useParentPage(): ParentPage {
  return useFlag('albums')
    ? { path: paths.albums, title: t('albums.title'), goThere: t('sharedAlbum.empty.toAlbums') }
    : { path: paths.photos, title: t('photos.title'), goThere: t('album.empty.toPhotos') };
}
