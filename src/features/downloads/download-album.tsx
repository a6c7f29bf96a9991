import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { useActivation, whyNoActions } from '#photos/activation/library-activation.ts';
import { Button } from '#ui/button.tsx';
import { showArchiveNotice } from './archive-notices.ts';

export interface DownloadAlbumProps {
  album: { albumId: string; albumName: string; photosCount: number };
  /** Whether it is somebody else's. */
  isShared?: boolean;
}

/** Button that downloads a whole album: as one archive, or in parts, one after the other (P1.6). Nothing for one without photos. */
export function DownloadAlbum({ album: { albumId, albumName, photosCount }, isShared }: DownloadAlbumProps) {
  const client = useQueryClient();
  const whyNot = whyNoActions(useActivation());
  const { isRunning, run } = useWrite(
    async () => {
      // The panel with the button has closed, and to read the photos takes a while.
      showArchiveNotice('started');
      const { orderPart } = await import('./order-part.ts');
      await orderPart(client, { albumId, isShared }, { name: albumName, count: photosCount }, { isAnnounced: true });
    },
    {
      errorsIn: 'toast',
      failureText: () => t(photosCount === 1 ? 'photo.downloadFailed' : 'photos.downloadFailed'),
    },
  );
  if (photosCount === 0) return null;
  return (
    <Button variant="quiet" icon="download" disabledReason={whyNot} busy={isRunning} onClick={() => void run()}>
      {t('album.download')}
    </Button>
  );
}
