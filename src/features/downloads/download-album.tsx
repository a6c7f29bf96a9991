import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { IconButton } from '#ui/button.tsx';

export interface DownloadAlbumProps {
  album: { albumId: string; albumName: string; photosCount: number };
  /** It is somebody else's. */
  isShared?: boolean;
}

/** Button that downloads a whole album: as one archive, or in parts, one after the other (P1.6). Nothing for one without photos. */
export function DownloadAlbum({ album: { albumId, albumName, photosCount }, isShared }: DownloadAlbumProps) {
  const client = useQueryClient();
  const { isRunning, run } = useWrite(
    async () => {
      const { orderPart } = await import('./order-part.ts');
      await orderPart(client, { albumId, isShared }, albumName);
    },
    { errorsIn: 'toast', failureText: () => t('photos.downloadFailed') },
  );
  if (photosCount === 0) return null;
  return (
    <IconButton
      icon="download"
      label={t('album.download')}
      busy={isRunning}
      busyLabel={t('downloads.started')}
      onClick={() => void run()}
    />
  );
}
